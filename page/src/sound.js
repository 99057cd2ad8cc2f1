// A short sound for each turn that is made, another one for captures and checks. Off unless it is switched on.
import { isOn } from './settings.js';

let audio = null;

// Of a frequency that falls, for so many seconds.
function knock(frequency, seconds, after = 0) {
  const start = audio.currentTime + after, tone = audio.createOscillator(), volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(frequency, start);
  tone.frequency.exponentialRampToValueAtTime(frequency / 3, start + seconds);
  volume.gain.setValueAtTime(0.35, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

const shown = told => told.moves.filter(move => !move.undone).length;

export function sound(before, told) {
  if (!isOn('sound') || !before || !before.moves || shown(told) !== shown(before) + 1) return;
  audio ||= new AudioContext();
  const captures = told.plies.some(ply => ply.captures);
  knock(captures ? 240 : 420, captures ? 0.16 : 0.09);
  if (told.check) knock(880, 0.18, 0.08);
  if (told.result) knock(330, 0.5, 0.2);
}
