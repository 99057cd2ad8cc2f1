// The list of moves, by full moves in two columns, with comments and variations; and how one steps through it.
import { $, element } from './dom.js';
import { ask } from './desk.js';
import { work } from './work.js';
import { does, hasBoard, show, showWithin, view } from './game.js';
import { markOf, showGraph } from './graph.js';
import { sayResult } from './turn.js';

// ---- the list ------------------------------------------------------------------------------------------------------

// As PGN numbers them.
const kWorth = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };

function moveButton(move, judged) {
  const button = element('button', { class: 'move', 'data-ply': move.ply, 'data-long': move.text, 'data-side': move.side },
    move.written ?? move.text);
  if (button.textContent !== move.text) button.title = move.text;
  const worth = (move.marks || []).map(mark => kWorth[mark]).filter(Boolean).join('');
  if (worth || judged) button.dataset.worth = worth || judged.mark;
  if (judged) button.title = `${button.title ? `${button.title}: ` : ''}${judged.why}`;
  if (move.undone) button.dataset.undone = '';
  if (move.current) {
    button.dataset.current = '';
    button.setAttribute('aria-current', 'true');
  }
  button.addEventListener('click', () => does({ do: 'goto', ply: move.ply }));
  return button;
}

// A line of what could have been played: a click on one of its moves plays it up to there, and the game's own becomes
// the variation.
function variationLine(line, move, index) {
  const told = element('span', { class: 'variation', 'data-variation': `${move.ply}:${index}` });
  let turn = move.turn, side = move.side;
  line.forEach((each, count) => {
    const number = side === 'light' ? `${turn}. ` : count === 0 ? `${turn}… ` : '';
    const button = element('button', { class: 'move' }, number + each.text);
    button.addEventListener('click', () => does({ do: 'variation', ply: move.ply, index, moves: count + 1 }));
    told.append(button);
    if (each.comment) told.append(element('span', { class: 'remark' }, each.comment));
    (each.variations || []).forEach(inner => told.append(
      element('span', { class: 'remark' }, `(${inner.map(one => one.text).join(' ')})`)));
    if (side === 'dark') ++turn;
    side = side === 'light' ? 'dark' : 'light';
  });
  const remove = element('button', { class: 'remove', 'aria-label': 'Remove this variation', title: 'Remove this variation' }, '×');
  remove.addEventListener('click', () => does({ do: 'variation', ply: move.ply, index, remove: true }));
  told.append(remove);
  return told;
}

function turnRow(told, number, moves) {
  const row = element('div', { class: 'turn', 'data-turn': number });
  row.append(element('span', { class: 'number' }, `${number}.`));
  if (moves[0].side === 'dark') row.append(element('span', { class: 'none-yet' }, '…'));
  row.append(...moves.map(move => moveButton(move, markOf(told, move.ply))));
  for (const move of moves) {
    if (move.comment) row.append(element('span', { class: 'comment', 'data-side': move.side }, move.comment));
    (move.variations || []).forEach((line, index) => row.append(variationLine(line, move, index)));
  }
  return row;
}

export function showMoves(told) {
  const rows = [];
  told.moves.forEach(move => {
    const last = rows.at(-1);
    if (last && last[0].turn === move.turn) last.push(move); else rows.push([move]);
  });
  const inside = $('moves').contains(document.activeElement);
  $('moves').replaceChildren(...rows.map(row => turnRow(told, row[0].turn, row)));
  showGraph(told);
  if (told.result) $('moves').append(element('div', { class: 'outcome', 'data-outcome': told.result }, sayResult(told)));
  $('steps').replaceChildren(...(told.last && !told.pending ? told.last.steps : []).map(stepItem));
  const current = $('moves').querySelector('[data-current]'), list = $('moves').parentElement;
  if (told.result) list.scrollTop = list.scrollHeight;
  else if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
  else list.scrollTop = 0;
  if (inside && current) current.focus({ preventScroll: true });
  const shown = told.moves.filter(move => !move.undone).length;
  $('first').disabled = $('back').disabled = shown === 0 && !told.pending;
  $('forward').disabled = $('last').disabled = shown === told.moves.length;
  $('plies').disabled = !told.last || told.pending || told.last.steps.length < 2;
  const last = told.moves.find(move => move.current);
  $('comment-line').style.visibility = last && told.as === null ? '' : 'hidden';
  showComment(last);
}

// ---- comments ----------------------------------------------------------------------------------------------------------

let commented = null;  // the move that the comment is of: while one is written another turn may be made

const isWriting = () => document.activeElement === $('comment') && commented && $('comment').value !== (commented.comment ?? '');
const isThere = move => view.moves.some(each => each.ply === move.ply && each.text === move.text);

function showComment(move) {
  if (isWriting() && isThere(commented)) return;
  commented = move ?? null;
  $('comment').value = (move && move.comment) || '';
}

function keepComment() {
  const text = $('comment').value, move = commented;
  if (!hasBoard() || !move || text === (move.comment ?? '') || !isThere(move)) return;
  commented = { ...move, comment: text };
  does({ do: 'comment', ply: move.ply, text });
}

// ---- within the last move --------------------------------------------------------------------------------------------

// What a ply of the last move did; a click shows the board after it, and the last one the whole move again.
function stepItem(step, index, all) {
  const item = element('li');
  if (all.length === 1) {
    item.textContent = step;
    return item;
  }
  const button = element('button', { class: 'move', 'aria-pressed': 'false' }, step);
  button.addEventListener('click', () => work(() => goWithin(index + 1)));
  item.append(button);
  return item;
}

let within = 0;  // plies of the last move that are shown, where the board shows it half made

async function goWithin(plies) {
  const { of } = await ask({ do: 'within', plies: 0 });
  if (plies >= of) return showWithin(null);
  const told = await ask({ do: 'within', plies });
  within = plies;
  showWithin(told.svg, `ply ${plies} of ${of} of the last move`);
  [...$('steps').querySelectorAll('button')].forEach((button, index) => button.setAttribute('aria-pressed', String(index + 1 === plies)));
  return undefined;
}
export const leaveWithin = () => { within = 0; };

// ---- stepping --------------------------------------------------------------------------------------------------------

const shownPlies = () => view.moves.filter(move => !move.undone).length;
const steps = {
  first: () => 0,
  back: () => Math.max(0, shownPlies() - (view.pending ? 0 : 1)),
  forward: () => Math.min(view.moves.length, shownPlies() + 1),
  last: () => view.moves.length,
};
const keys = { Home: 'first', ArrowLeft: 'back', ArrowRight: 'forward', End: 'last' };

const step = name => work(async () => {
  if (hasBoard() && !$(name).disabled) await show(await ask({ do: 'goto', ply: steps[name]() }));
});

export function listenToStepping() {
  for (const name of Object.keys(steps)) $(name).addEventListener('click', () => step(name));
  $('plies').addEventListener('click', () => work(() => goWithin(within + 1)));
  $('comment').addEventListener('change', keepComment);
  $('comment').addEventListener('keydown', event => event.key === 'Enter' && keepComment());
  // Not where keys have a meaning of their own: in texts, on fields, in lists.
  document.addEventListener('keydown', event => {
    if (!keys[event.key] || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || $('table').hidden) return;
    if (event.target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [data-field], #choices, #bar, #list')) return;
    event.preventDefault();
    $(keys[event.key]).click();
  });
}
