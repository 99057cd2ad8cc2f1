// How the game stands: whose turn it is, what goes on within it, how it ended.
import { $, element } from './dom.js';

const kSides = { light: 'White', dark: 'Black' };
const sideName = (told, side) => (told.sides && told.sides[side]) || kSides[side];

// The program's words with the names that the sides have for players.
export function spoken(told, words) {
  const text = words.replaceAll(/\b(light|dark)\b/g, side => sideName(told, side));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const kScores = { light: '1–0', dark: '0–1', draw: '½–½' };
export const sayResult = told => `${kScores[told.result]} ${spoken(told, told.words)}`;

// Before a turn has been begun, that any move may come next goes without saying.
function nextWords({ next, pending }) {
  const words = next.map(part => part.words);
  if (!words.length || (!pending && words.join() === 'a move')) return '';
  return `next: ${words.join(', or ')}${pending && pending.may_end ? '; or Done' : ''}`;
}

export function sayPhase(words, air) {
  $('phase').textContent = words;
  if (!air) {
    delete $('phase').dataset.piece;
    delete $('phase').dataset.momentum;
    return;
  }
  $('phase').dataset.piece = air.piece;
  $('phase').dataset.momentum = air.momentum === null ? '' : String(air.momentum);
}

let closed = '';  // the end of the game that was taken from the board

export function showTurn(told) {
  $('status').textContent = spoken(told, told.words);
  Object.assign($('status').dataset, { toMove: told.to_move, check: String(told.check), result: told.result });
  sayPhase(told.phase, told.pending && told.pending.air);
  $('next').textContent = nextWords(told);
  $('umpire').textContent = told.umpire.join('; ');
  $('owed').textContent = told.owed.map(({ words }) => words).join(', ');
  if (!told.result) closed = '';
  const end = told.result && `${told.setup} ${told.words}`;
  $('result').hidden = !end || end === closed;
  if (!end) return;
  $('result').dataset.result = told.result;
  const close = element('button', { 'aria-label': 'Close', title: 'Close' }, '×');
  close.addEventListener('click', () => {
    closed = end;
    $('result').hidden = true;
  });
  $('result').replaceChildren(element('strong', {}, kScores[told.result]), element('span', {}, spoken(told, told.words)), close);
}
