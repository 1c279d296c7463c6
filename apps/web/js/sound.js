// Synthesised sounds: dice on felt, wood on wood, a soft chord. No files, no network; silent until the first gesture.

let context = null;

/// Browsers allow sound only after a gesture, so the first sound creates the context.
function open() {
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
  return context;
}

/// A short burst of noise through a filter: a knock.
function knock(audio, out, at, { pitch, length, loud, sharp }) {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** sharp;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const body = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 2.2 });
  const volume = new GainNode(audio, { gain: loud });
  source.connect(body).connect(volume).connect(out);
  source.start(at);
}

function note(audio, out, at, pitch) {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.16, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 1.5);
  tone.connect(volume).connect(out);
  tone.start(at);
  tone.stop(at + 1.6);
}

const SOUNDS = {
  roll(audio, out, now) {
    let at = now;
    for (let i = 0; i < 11; i += 1) {
      at += 0.025 + i * 0.007 + Math.random() * 0.02;
      knock(audio, out, at, { pitch: 1500 + Math.random() * 1400, length: 0.035, loud: 0.9 - i * 0.06, sharp: 4 });
    }
  },
  flip(audio, out, now) {
    knock(audio, out, now + 0.12, { pitch: 620, length: 0.07, loud: 1.1, sharp: 5 });
    knock(audio, out, now + 0.15, { pitch: 240, length: 0.1, loud: 0.9, sharp: 3 });
  },
  pick(audio, out, now) {
    knock(audio, out, now, { pitch: 1100, length: 0.025, loud: 0.45, sharp: 6 });
  },
  won(audio, out, now) {
    [261.63, 329.63, 392, 523.25].forEach((pitch, i) => note(audio, out, now + i * 0.09, pitch));
  },
};

/// Plays a sound by name at a volume of 0 to 100; silent for unknown names and before the first gesture.
export function playSound(name, volume) {
  const allowed = context || (navigator.userActivation?.hasBeenActive ?? true);
  if (!SOUNDS[name] || !allowed || typeof AudioContext === 'undefined') return;
  const audio = open();
  const out = new GainNode(audio, { gain: volume / 100 });
  out.connect(audio.destination);
  SOUNDS[name](audio, out, audio.currentTime);
}
