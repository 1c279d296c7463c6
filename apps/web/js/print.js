// Sheets for the printer, in place of the page while it prints.

export function printSheets(html) {
  const paper = document.createElement('div');
  paper.className = 'paper';
  paper.innerHTML = html;
  document.body.append(paper);
  // Some browsers print later than they return, and tell only when they are done.
  addEventListener('afterprint', () => paper.remove(), { once: true });
  print();
}
