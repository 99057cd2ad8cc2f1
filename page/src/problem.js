// A problem: the position that is shown, and what is asked of it. Its solutions are a tree; a click on a move plays the
// line up to it.
import { $, element } from './dom.js';
import { ask, desk } from './desk.js';
import { tell, work } from './work.js';
import { hasBoard, show, view } from './game.js';
import { think } from './thinking.js';

const kSeconds = 60, kSecondsInPage = 5;  // of work
const kOpenUpTo = 40;                     // lines that are shown unfolded

let solving = false;
let of = null;  // where the solutions begin: the start, the turns, the setup

// False where nothing is solved.
export function stopSolving() {
  if (!solving) return false;
  if (desk.thinksBeside) ask({ do: 'stop' }).catch(tell);
  else desk.stop();
  return true;
}

// Does what is shown come out of the problem's position, by turns that were made there?
const comesFrom = problem => view.start === problem.start && problem.turns.every((text, index) => view.moves[index]?.text === text);

const played = told => told.moves.filter(move => !move.undone).map(move => move.text);

// The line is played from the problem's position; what was played there before becomes a variation.
const playLine = moves => work(async () => {
  const mine = of, before = played(view), same = comesFrom(mine);
  const depth = mine.turns.length;
  let now = same ? await ask({ do: 'goto', ply: depth, svg: false }) : await ask({ do: 'setup', text: mine.setup, svg: false });
  // What has been played of it already stays.
  const known = same ? before.slice(depth) : [];
  let common = 0;
  while (common < moves.length && moves[common] === known[common]) ++common;
  if (common) now = await ask({ do: 'goto', ply: depth + common, svg: false });
  for (const text of moves.slice(common)) now = await ask({ do: 'play', text, svg: false });
  await show(await ask({ do: 'view' }));
  mark(moves);
  return now;
});

function mark(moves) {
  for (const button of $('solution').querySelectorAll('button')) button.setAttribute('aria-current', String(button.dataset.moves === moves.join(' ')));
}

function tree(lines, before, open) {
  const list = element('ul');
  for (const line of lines) {
    const item = element('li'), row = element('span');
    line.moves.forEach((text, index) => {
      const moves = [...before, ...line.moves.slice(0, index + 1)];
      const button = element('button', { 'data-moves': moves.join(' ') }, text);
      button.addEventListener('click', () => playLine(moves));
      row.append(button);
    });
    for (const threat of line.threats || []) row.append(element('small', {}, ` threat: ${threat.join(' ')}`));
    if (line.variations.length) {
      const inner = element('details'), summary = element('summary');
      inner.open = open;
      summary.append(row);
      inner.append(summary, tree(line.variations, [...before, ...line.moves], false));
      item.append(inner);
    } else item.append(row);
    list.append(item);
  }
  return list;
}

const count = lines => lines.reduce((sum, line) => sum + 1 + count(line.variations), 0);

function showSolved(solved) {
  const words = element('p', { 'data-count': solved.count, 'data-sound': String(solved.sound), 'data-complete': String(solved.complete) },
    `${solved.stipulation}: ${solved.words}${solved.complete ? '' : ' (not everything could be looked at)'}`);
  $('solution').replaceChildren(words, tree(solved.solutions, [], count(solved.solutions) <= kOpenUpTo));
}

// then: what else is to be done.
async function solve(then) {
  if (!hasBoard() || solving) return;
  solving = true;
  of = { start: view.start, turns: played(view), setup: view.setup };
  $('solution').replaceChildren(element('p', {}, 'Looking …'));
  $('stipulation').setAttribute('aria-invalid', 'false');
  try {
    const progress = told => {
      if (told.of) $('solution').firstChild.textContent = `${told.length} moves: ${told.done} of ${told.of} first moves …`;
    };
    const solved = await think({ do: 'solve', stipulation: $('stipulation').value.trim(), seconds: desk.thinksBeside ? kSeconds : kSecondsInPage }, progress);
    if (solved && solved.solutions) showSolved(solved);
    else $('solution').replaceChildren();
  } catch (error) {
    $('stipulation').setAttribute('aria-invalid', String(error.rule === 'stipulation'));
    $('solution').replaceChildren(element('p', { class: 'error' }, error.message));
    if (error.rule !== 'stipulation') tell(error);
  } finally {
    solving = false;
  }
  then();
}

// Solutions stay as long as what is shown came out of their position.
export function leaveProblem() {
  if (!of || !hasBoard() || solving) return;
  if (comesFrom(of) || view.start === of.setup) return;
  of = null;
  $('solution').replaceChildren();
}

export function listenToProblem(then) {
  $('solve').addEventListener('click', () => solve(then));
  $('stipulation').addEventListener('keydown', event => {
    if (event.key === 'Enter') solve(then);
  });
}
