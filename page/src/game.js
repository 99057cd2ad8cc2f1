// The game as it is shown: what a click does, what is selected, the list of moves, pockets, choices, status.
import { $, element, drawing, showMain } from './dom.js';
import { ask } from './desk.js';
import { work } from './work.js';
import { clearMarks, drawBoard, focusBoard, markSelected, markTarget, field, toldTags } from './board.js';
import { writeAddress } from './address.js';
import { isEditing, editField } from './edit.js';
import { showDrawingStyles } from './settings.js';
import { asSeen } from './seat.js';

export let view = null;
let inMidst = false;      // the board shows the last move half made
let selected = null;      // {from} or {piece, side, pocket}
let playedScript = null;  // where it is not one of the program's own

export const setPlayedScript = text => { playedScript = text; };
export const hasBoard = () => view !== null && Boolean(view.boards);
const pieceOn = name => hasBoard() && view.pieces.find(piece => piece.field === name);

export async function show(given) {
  if (given.styles) showDrawingStyles(given.styles);
  const told = await asSeen(given, does);
  view = told;
  selected = null;
  inMidst = false;
  closeChoices();
  say('');
  if (told === null) return keepAddress(given);
  showMain('table');
  showProblems(told.problems);
  for (const part of ['game', 'position']) $(part).hidden = !hasBoard();
  if (!hasBoard()) {
    $('board').replaceChildren();
    $('name').textContent = told.variant;
    return;
  }
  drawBoard(told.svg, told.pieces, told.unknown);
  document.title = `${told.name} – acedrex`;
  $('name').textContent = told.name;
  $('about').textContent = told.about;
  $('status').textContent = told.words;
  Object.assign($('status').dataset, { toMove: told.to_move, check: String(told.check), result: told.result });
  $('next').textContent = nextWords(told);
  $('moves').replaceChildren(...told.moves.map(moveItem));
  const current = $('moves').querySelector('[data-current]');
  if (current) $('moves').scrollTop = current.offsetTop - $('moves').clientHeight / 2;
  $('steps').replaceChildren(...(told.last && !told.pending ? told.last.steps : []).map(stepItem));
  const last = told.moves.find(move => move.current);
  $('comment-line').hidden = !last || told.as !== null;
  $('edit').disabled = $('copy-score').disabled = told.as !== null;
  $('umpire').textContent = told.umpire.join('; ');
  $('comment').value = (last && last.comment) || '';
  showHands(told.pockets.filter(held => held.droppable), told.queues);
  $('owed').textContent = told.owed.map(({ words }) => words).join(', ');
  $('setup').value = told.setup;
  $('setup').dataset.error = '';
  for (const name of ['undo', 'redo', 'new', 'finish', 'resign', 'offer', 'accept']) $(name).disabled = !told.can[name];
  $('pass').hidden = !told.can.pass;
  $('accept').hidden = !told.can.accept;
  $('copy-fen').hidden = !told.fen;
  if (told.pending && told.pending.air) await select({ from: told.pending.air.at }, true);
  await keepAddress(told);
}

// The address has the whole game, also where it is one side's that is shown. A turn that was begun changes it not.
async function keepAddress(told) {
  if (!told.as) return writeAddress(told, playedScript);
  if (!told.pending) await writeAddress(await ask({ do: 'view', svg: false, as: null }), playedScript);
}

// Before a turn has been begun, that any move may come next goes without saying.
function nextWords({ next, pending }) {
  const words = next.map(part => part.words);
  if (!words.length || (!pending && words.join() === 'a move')) return '';
  return `next: ${words.join(', or ')}${pending && pending.may_end ? '; or Finish' : ''}`;
}

function moveItem(move) {
  const item = element('li', {});
  const text = element('button', { class: 'move', 'data-ply': move.ply }, move.text);
  if (move.undone) text.dataset.undone = '';
  if (move.current) {
    text.dataset.current = '';
    text.setAttribute('aria-current', 'true');
  }
  text.addEventListener('click', () => does({ do: 'goto', ply: move.ply }));
  item.append(text);
  if (move.comment) item.append(element('span', { class: 'comment' }, move.comment));
  return item;
}

// What a ply of the last move did; a click shows the board after it, and the last one the whole move again.
function stepItem(step, index, all) {
  const item = element('li');
  if (all.length === 1) {
    item.textContent = step;
    return item;
  }
  const button = element('button', { class: 'move', 'aria-pressed': 'false' }, step);
  button.addEventListener('click', () => work(async () => {
    if (index + 1 === all.length) return show(await ask({ do: 'view' }));
    const { of } = await ask({ do: 'within', plies: 0 });
    const told = await ask({ do: 'within', plies: Math.min(index + 1, of) });
    deselect();
    drawBoard(told.svg, []);
    for (const other of $('steps').querySelectorAll('button')) other.setAttribute('aria-pressed', String(other === button));
    say('the board in the midst of the last move; Escape shows what came of it');
    inMidst = true;
  }));
  item.append(button);
  return item;
}

export function comment() {
  const move = hasBoard() && view.moves.find(each => each.current);
  if (move) does({ do: 'comment', ply: move.ply, text: $('comment').value });
}

// Each side's at its own side of the board as drawn.
function showHands(pockets, queues) {
  const far = document.body.dataset.flipped === 'true' ? 'light' : 'dark';
  for (const place of ['far', 'near']) {
    const here = held => (held.side === far) === (place === 'far');
    $('pockets').querySelector(`.${place}`).replaceChildren(
      ...pockets.filter(here).map(pocketButton), ...queues.filter(here).map(queueGroup));
  }
}

// What leaves the queue next, to be dropped by clicks; those behind it with their places and turns; how many wait.
function queueGroup(queue) {
  const name = queue.pocket || 'reserve';
  const group = element('div', { class: 'queue', role: 'group', 'data-pocket': queue.pocket, 'data-side': queue.side,
    'aria-label': `${queue.count} ${queue.side} pieces wait in ${name}` });
  group.append(element('span', { class: 'count' }, `${name}: ${queue.count}`));
  queue.next.forEach((piece, index) => {
    const told = element('small', {}, [piece.place, toldTags(piece.tags), piece.when].filter(Boolean).join(', '));
    if (index === 0) {
      const button = pocketButton({ ...piece, pocket: queue.pocket, side: queue.side, count: 1 });
      button.lastChild.replaceWith(told);
      return group.append(button);
    }
    const item = element('span', { class: 'waiting', title: `${piece.piece} ${told.textContent}` });
    item.append(drawing(piece.svg), told);
    group.append(item);
  });
  return group;
}
const pocketButtons = () => $('pockets').querySelectorAll('button');

function pocketButton(held) {
  const kept = toldTags(held.tags);
  const button = element('button', { 'data-piece': held.piece, 'data-side': held.side, 'data-count': held.count,
    'data-pocket': held.pocket, 'data-tags': held.tags.join(''),
    'aria-label': `${held.count} ${held.side} ${held.piece} in hand${kept && `, ${kept}`}`, 'aria-pressed': 'false' });
  button.append(drawing(held.svg));
  if (kept) button.append(element('small', { class: 'kept' }, kept));
  button.append(element('span', {}, `× ${held.count}`));
  button.addEventListener('click', () => work(() => {
    if (button.getAttribute('aria-pressed') === 'true') return deselect();
    return select({ piece: held.piece, side: held.side, pocket: held.pocket, tags: held.tags.join('') });
  }));
  return button;
}

export function say(message, rule = '') {
  $('reason').textContent = message;
  $('reason').dataset.rule = rule;
}

// In the words of check. What is wrong in another file than the script's is told with that one's name.
let problems = [];
export function showProblems(list) {
  problems = list;
  $('problems').replaceChildren(...list.map(problem => {
    const line = problem.line ? `line ${problem.line}: ` : '';
    const place = problem.ply ? `move ${problem.ply}: ` : problem.here ? line : `${problem.file}, ${line}`;
    const item = element('li', { 'data-severity': problem.severity },
      `${place}${problem.message}${problem.remedy ? `; ${problem.remedy}` : ''}`);
    if (problem.ply) item.dataset.ply = problem.ply; else item.dataset.line = problem.line;
    return item;
  }));
  document.dispatchEvent(new CustomEvent('problems', { detail: list.filter(problem => problem.here) }));
}

// A script that fails in play.
document.addEventListener('fault', ({ detail: fault }) => {
  if (!problems.some(known => known.line === fault.line && known.message === fault.message))
    showProblems([...problems, { ...fault, severity: 'error', remedy: '' }]);
});

// A turn that was refused and lost.
document.addEventListener('turn-lost', ({ detail: error }) => work(async () => {
  await show(await ask({ do: 'view' }));
  say(error.message, error.rule);
}));

export const does = request => work(async () => show(await ask(request)));

// ---- selecting and moving ----------------------------------------------------------------------------------------

export function deselect() {
  selected = null;
  clearMarks();
  for (const button of pocketButtons()) button.setAttribute('aria-pressed', 'false');
}

async function select(what, quiet = false) {
  deselect();
  if (!quiet) say('');
  const told = await ask({ do: 'targets', ...what });
  if (!told.targets.length) {
    if (told.reason && !quiet) say(told.reason.message, told.reason.rule);
    else if (!quiet) say(`${what.piece} can be dropped nowhere now`, 'drop');
    return;
  }
  selected = what;
  if (what.from) markSelected(what.from);
  else
    for (const button of pocketButtons())
      if (['piece', 'side', 'pocket', 'tags'].every(key => button.dataset[key] === what[key])) button.setAttribute('aria-pressed', 'true');
  told.targets.forEach(markTarget);
}

// anew: it is selected even if it is so already.
export function clicked(name, anew = false) {
  if (!hasBoard()) return;
  if (isEditing()) return editField(name);
  work(async () => {
    closeChoices();
    if (isEditing()) return;
    if (inMidst) await show(await ask({ do: 'view' }));
    const rect = field(name);
    const isTried = rect && (rect.dataset.target !== undefined || rect.classList.contains('unknown'));
    if (selected && isTried && !anew) {
      const told = await ask({ do: 'step', ...selected, to: name });
      return told.choices ? openChoices(told.choices) : show(told);
    }
    const air = view.pending && view.pending.air;
    if (air) {
      if (air.at !== name) say(`the turn goes on with the ${air.piece} on ${air.at}; Escape takes the ply back`, 'activated');
      return;
    }
    say('');
    if (!pieceOn(name) || (selected && selected.from === name && !anew)) return deselect();
    return select({ from: name });
  });
}

export const isDraggable = name => Boolean(pieceOn(name)) && !isEditing() && !(view.pending && view.pending.air);

// ---- choices -------------------------------------------------------------------------------------------------------

export function openChoices(list, complete = true) {
  $('choices').replaceChildren(...list.map(choice => {
    const button = element('button', { 'data-move': choice.text });
    if (choice.svg) button.append(drawing(choice.svg));
    button.append(element('span', {}, choice.text));
    button.addEventListener('click', () => does({ do: 'play', text: choice.text }));
    return button;
  }));
  if (!complete) $('choices').append(element('p', {}, `these are the first ${list.length}; there are more: go on by clicks`));
  if (!list.length) $('choices').append(element('p', {}, 'no complete move was found that begins so'));
  $('choices').hidden = false;
  $('choices').scrollIntoView({ block: 'nearest' });
  if (list.length) $('choices').firstElementChild.focus({ preventScroll: true });
}

export function closeChoices() {
  const inside = $('choices').contains(document.activeElement);
  $('choices').hidden = true;
  $('choices').replaceChildren();
  if (inside) focusBoard();
}

export function escape() {
  if (!$('choices').hidden) return closeChoices();
  if (inMidst) return does({ do: 'view' });
  if (view && view.pending) return does({ do: 'back' });
  say('');
  return deselect();
}
