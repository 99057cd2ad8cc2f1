// The game as it is shown: what a click does, and what is selected.
import { $, showMain } from './dom.js';
import { ask } from './desk.js';
import { tell, work } from './work.js';
import { clearMarks, drawBoard, markSelected, markTarget, field } from './board.js';
import { writeAddress } from './address.js';
import { showFigures } from './figures.js';
import { isEditing, editField } from './edit.js';
import { look, showDrawingStyles } from './settings.js';
import { asSeen } from './seat.js';
import { leaveWithin, showMoves } from './moves.js';
import { sayPhase, showTurn } from './turn.js';
import { pocketButtons, showHands } from './hands.js';
import { closeChoices, openChoices } from './choices.js';
import { showProblems } from './problems.js';
import { animate } from './animation.js';
import { sound } from './sound.js';
import { forgetMarks } from './marks.js';

export let view = null;
let inMidst = false;      // the board shows the last move half made
let selected = null;      // {from} or {piece, side, pocket}
let playedScript = null;  // where it is not one of the program's own

export const setPlayedScript = text => { playedScript = text; };
export const hasBoard = () => view !== null && Boolean(view.boards);
const pieceOn = name => hasBoard() && view.pieces.find(piece => piece.field === name);

// Moves with how players write them, and with what is said of them.
function withSaid(told) {
  const said = new Map((told.annotations || []).map(({ ply, marks, variations }) =>
    [ply, { marks, ...(variations.length && { variations }) }]));
  told.moves = told.moves.map((move, index) => ({ turn: Math.floor(index / 2) + 1, side: index % 2 ? 'dark' : 'light',
    ...(told.written[index] && { ...told.written[index], written: told.written[index].text }), ...said.get(move.ply), ...move }));
  return told;
}

// step: {from, to} of the ply that has just been made by clicks.
export async function show(given, step = null) {
  if (given.styles) showDrawingStyles(given.styles);
  const told = await asSeen(given, does);
  const before = view;
  view = told && told.boards ? withSaid(told) : told;
  selected = null;
  inMidst = false;
  document.dispatchEvent(new Event('shown'));
  leaveWithin();
  closeChoices();
  say('');
  if (told === null) return keepAddress(given);
  showMain('table');
  showProblems(told.problems);
  for (const part of ['game', 'position', 'moves-panel']) $(part).classList.toggle('boardless', !hasBoard());
  if (!hasBoard()) {
    $('board').replaceChildren();
    $('result').hidden = true;
    $('name').textContent = $('name').title = told.variant;
    $('about').textContent = $('about').title = '';
    document.title = `${told.variant} – acedrex`;
    return undefined;
  }
  if (before && (before.setup !== told.setup || before.variant !== told.variant)) forgetMarks();
  drawBoard(told);
  animate(before, told, step);
  sound(before, told);
  document.title = `${told.name} – acedrex`;
  $('name').textContent = $('name').title = told.name;
  $('about').textContent = $('about').title = told.about;
  showTurn(told);
  showMoves(told);
  showHands(told);
  $('edit').disabled = $('copy-score').disabled = told.as !== null;
  $('setup').value = told.setup;
  sayFault('');
  for (const name of ['undo', 'redo', 'new', 'finish', 'resign', 'offer', 'accept']) $(name).disabled = !told.can[name];
  $('pass').hidden = !told.can.pass;
  $('accept').hidden = !told.can.accept;
  $('copy-fen').hidden = !told.fen;
  if (told.pending && told.pending.air) await select({ from: told.pending.air.at }, true);
  await showFigures(told);
  await keepAddress(told);
  return undefined;
}

// The address has the whole game, also where it is one side's that is shown. A turn that was begun changes it not.
export async function keepAddress(told) {
  if (!told.as) return writeAddress(told, playedScript);
  if (!told.pending) await writeAddress(await ask({ do: 'view', svg: false, as: null }), playedScript);
}

// The board within the last move; null: what came of it.
export async function showWithin(svg, words) {
  if (svg === null) return show(await ask({ do: 'view', ...look() }));
  deselect();
  drawBoard({ svg, pieces: [] });
  sayPhase(words, null);
  say('Escape shows what came of the move');
  inMidst = true;
  return undefined;
}

export function say(message, rule = '') {
  $('reason').textContent = message;
  $('reason').dataset.rule = rule;
}

// What is wrong with a position, an address or a link, at the line of the setup.
export function sayFault(message) {
  $('setup').dataset.error = message;
  $('setup-error').textContent = message;
  $('setup').setAttribute('aria-invalid', String(message !== ''));
}
export function told(error) {
  sayFault(error.message);
  tell(error);
}

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

export async function select(what, quiet = false) {
  deselect();
  if (!quiet) say('');
  const { targets, reason } = await ask({ do: 'targets', ...what });
  if (!targets.length) {
    if (reason && !quiet) say(reason.message, reason.rule);
    else if (!quiet) say(`${what.piece} can be dropped nowhere now`, 'drop');
    return;
  }
  selected = what;
  if (what.from) markSelected(what.from);
  else
    for (const button of pocketButtons())
      if (['piece', 'side', 'pocket', 'tags'].every(key => button.dataset[key] === what[key])) button.setAttribute('aria-pressed', 'true');
  targets.forEach(markTarget);
}

// anew: it is selected even if it is so already.
export function clicked(name, anew = false) {
  if (!hasBoard()) return;
  if (isEditing()) return editField(name);
  work(async () => {
    closeChoices();
    if (isEditing()) return;
    if (inMidst) await show(await ask({ do: 'view', ...look() }));
    const square = field(name);
    const isTried = square && (square.dataset.target !== undefined || square.classList.contains('unknown'));
    if (selected && isTried && !anew) {
      const made = { ...selected, to: name };
      const answer = await ask({ do: 'step', ...made });
      return answer.choices ? openChoices(answer.choices, name) : show(answer, made);
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

export function escape() {
  if ($('table').hidden) return undefined;
  if (!$('choices').hidden) return closeChoices();
  if (inMidst) return does({ do: 'view', ...look() });
  if (view && view.pending) return does({ do: 'back' });
  say('');
  return deselect();
}
