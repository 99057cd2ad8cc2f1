// What each turn of the game was worth: a graph below the moves, and marks of mistakes on them.
import { $, element, svgElement } from './dom.js';
import { desk } from './desk.js';
import { tell } from './work.js';
import { does, hasBoard, view } from './game.js';
import { kAtOnce, rest, think, thinks } from './thinking.js';

const kNodes = 20000;        // of each position
const kMostSeconds = 60;     // of one request

let judging = '';            // the game that is looked at
let known = { game: '', turns: [] };

const gameOf = told => JSON.stringify([told.variant, told.start, told.moves.map(move => move.text)]);
const isKnown = told => known.turns.length > 0 && gameOf(told) === known.game;

export const goesOn = () => judging !== '' && hasBoard() && judging === gameOf(view);

// What is known of the turn with that number: its mark, and why.
export function markOf(told, ply) {
  const turn = isKnown(told) ? known.turns[ply - 1] : null;
  return turn && turn.mark ? { mark: turn.mark, why: `${Math.round(turn.loss * 100)} % worse than ${turn.best}` } : null;
}

function showProgress(words) {
  $('annotate').textContent = words || 'Find mistakes';
}

// Of what a search has found out of the whole game; then: what else is to be done.
export async function judge(then) {
  if (!hasBoard() || !view.moves.length || view.secrets) return;
  const game = judging = gameOf(view), holds = () => judging === game && game === gameOf(view);
  const shows = ({ done, of }) => showProgress(`${done} of ${of} …`);
  try {
    for (;;) {
      const found = await think({ do: 'annotate', nodes: kNodes, seconds: desk.thinksBeside ? kMostSeconds : kAtOnce }, shows, holds);
      if (!found || !holds()) return;
      if (found.complete) {
        known = { game, turns: found.turns };
        break;
      }
      shows(found);
      await rest();  // what has been clicked comes first
      if (!holds() || document.hidden || thinks()) return;
    }
    stopJudging();
    does({ do: 'view' });
  } catch (error) {
    stopJudging();
    tell(error);
  }
  then();
}

// False where nothing is looked at.
export function stopJudging() {
  if (!judging) return false;
  judging = '';
  showProgress('');
  return true;
}

// ---- the graph -------------------------------------------------------------------------------------------------------

const kWide = 1000, kHigh = 100;

export function showGraph(told) {
  $('annotate').disabled = !told.moves.length || told.secrets;
  if (judging && judging !== gameOf(told)) stopJudging();
  const shown = isKnown(told);
  $('graph').hidden = !shown;
  if (!shown) return $('graph').replaceChildren();
  const { turns } = known, wins = [turns[0].win_before, ...turns.map(turn => turn.win_after)];
  const x = ply => (kWide * ply) / turns.length, y = win => kHigh * (1 - win);
  const svg = svgElement('svg', { viewBox: `0 0 ${kWide} ${kHigh}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  const line = wins.map((win, ply) => `L${x(ply)} ${y(win)}`).join('');
  const now = told.moves.filter(move => !move.undone).length;
  svg.append(svgElement('path', { class: 'area', d: `M0 ${kHigh}${line}L${kWide} ${kHigh}z` }),
    svgElement('path', { class: 'even', d: `M0 ${kHigh / 2}H${kWide}` }),
    svgElement('path', { class: 'now', d: `M${x(now)} 0V${kHigh}` }));
  const parts = wins.map((win, ply) => {
    const move = told.moves[ply - 1], turn = turns[ply - 1];
    const words = [ply ? `after ${move.written ?? move.text}${turn.mark}` : 'the first position', `${Math.round(win * 100)} %`, turn && turn.mark && markOf(told, ply).why];
    const part = element('button', { 'data-position': ply, 'data-win': win, 'data-mark': turn ? turn.mark : '', tabindex: '-1',
      title: words.filter(Boolean).join(', '), 'aria-label': words.filter(Boolean).join(', ') });
    const half = 50 / turns.length, left = Math.max(0, (100 * ply) / turns.length - half);
    Object.assign(part.style, { left: `${left}%`, width: `${Math.min(100, (100 * ply) / turns.length + half) - left}%` });
    part.style.setProperty('--win', win);
    part.addEventListener('click', () => does({ do: 'goto', ply }));
    return part;
  });
  return $('graph').replaceChildren(svg, ...parts);
}
