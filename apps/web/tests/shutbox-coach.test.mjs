// The coach in the browser: every legal move with the same exact figures as on the command line, and
// verdicts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './harness.mjs';
import { drive, parlour, saved, sit } from './table.mjs';

const site = siteForTests();

const open = (options) => sit(site.browser, site.address, options);

/// The coach's table: for each move its figures as exact fractions, and which moves are marked best.
const choices = (page) => page.locator('#choices tbody tr').evaluateAll((rows) => ({
  moves: Object.fromEntries(rows.map((row) => [
    row.querySelector('.choice').textContent, [...row.querySelectorAll('td')].map((cell) => cell.title),
  ])),
  best: rows.filter((row) => row.querySelector('.best-mark')).map((row) => row.querySelector('.choice').textContent),
}));

test('lists every legal move with the exact figures of the command line, the best marked', async () => {
  const positions = [
    { seed: 4, up: '1,2,3,4,5,6,7,8,9', total: 7 },
    { seed: 9, up: '1,2,3,4,5,6,7', total: 8 },
    { seed: 9, up: '1,2,3,4,5,6,7', total: 8, dice: 'never' },
  ];
  for (const { seed, up, total, dice = 'mand7' } of positions) {
    const setup = `dice=${dice} up=${up}`;
    const { page, table, close } = await open({ save: saved({ setup, seed, actions: ['roll'] }) });
    await table.use('hint');
    await page.locator('#choices').waitFor();
    const { moves, best } = await choices(page);
    const advise = (aim) => JSON.parse(parlour('shutbox', 'advise', '--up', up, '--total', String(total), '--dice', dice, '--aim', aim, '--json'));
    const score = advise('minE');
    const shut = new Map(advise('maxP').moves.map(({ move, exact }) => [move, exact]));
    assert.deepEqual(moves, Object.fromEntries(score.moves.map(({ move, exact }) => [move, [exact, shut.get(move)]])));
    assert.deepEqual(best, score.best);
    const [, legal, hint] = drive(['act roll', 'legal', 'hint'], ['--setup', setup, '--seed', String(seed)]);
    assert.deepEqual(Object.keys(moves).sort(), legal.legal.filter((action) => action !== 'reset').sort());
    assert.equal(await page.locator('#hint-text').textContent(), hint.hint.text);
    assert.equal(await table.said(), hint.hint.text);
    const marked = await page.locator('.tile.hinted').evaluateAll((tiles) => tiles.map((tile) => Number(tile.id.slice(5))));
    assert.equal(marked.join('+'), best[0]);
    await close();
  }
});

test('a press on a choice selects exactly its tiles', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 4, actions: ['roll'] }) });
  await table.pick(1, 9);
  await page.keyboard.press('h');
  await page.locator('#choices').waitFor();
  await page.locator('.choice', { hasText: /^3\+4$/ }).click();
  await table.is({ picked: [3, 4], submit: true });
  await page.locator('.choice', { hasText: /^1\+2\+4$/ }).click();
  await table.is({ picked: [1, 2, 4], submit: true });
  await table.use('submit');
  await table.is({ score: 'Score: 38' });
  assert.equal(await page.locator('#choices').count(), 0, 'an old hint does not stay');
  await close();
});

test('advises on the number of dice where there is a choice', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 4, setup: 'dice=opt7 up=1,2,5' }) });
  await table.use('hint');
  await page.locator('#hint-text').waitFor();
  assert.match(await page.locator('#hint-text').textContent(), /^Take both dice/);
  assert.match(await page.locator('#choices').textContent(), /823\/216.*5345\/1296/);
  await table.use('roll-1');
  await table.is({ dice: 'Die: 3' });
  await close();
});

test('says how good a move was, when asked or after each', async () => {
  const { page, table, close } = await open({ save: saved({ seed: 4, actions: ['roll'] }) });
  await table.put(1, 2, 4);
  await page.locator('#judge').click();
  await page.locator('#judged', { hasText: /^1\+2\+4 gives an expected score of [\d.]+\. 7 would have been better: it gives an expected score of [\d.]+\.$/ }).waitFor();
  await table.use('undo');
  assert.equal(await page.locator('#judged').textContent(), '');
  await close();
  const strict = await open({ save: saved({ seed: 4, actions: ['roll'] }), settings: { judge: true } });
  await strict.table.put(7);
  await strict.page.locator('#judged', { hasText: '7 was as good as it gets' }).waitFor();
  await strict.close();
});
