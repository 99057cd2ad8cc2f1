// The computer at the page: an opponent, hints, and an analysis of what is shown.
import { $, element, inSession } from './dom.js';
import { ask, desk } from './desk.js';
import { tell, work } from './work.js';
import { hasBoard, show, view } from './game.js';
import { isEditing } from './edit.js';
import { goesOn, judge, stopJudging } from './graph.js';
import { showTurnArrows } from './marks.js';
import { leaveProblem, listenToProblem, stopSolving } from './problem.js';
import { cancel, current, forget, kAtOnce, rest, runs, think, thinks } from './thinking.js';
import { spoken } from './turn.js';

const kMostSeconds = 60;     // of an analysis

// Searches, by their numbers: another one that begins meanwhile takes their place.
let answering = 0;           // the last of the opponent
let looking = 0;             // the last of the analysis
let analysing = false;

const mayThink = () => hasBoard() && !$('table').hidden && !view.secrets && !view.result && !isEditing() && !document.hidden;
const isOpponentsTurn = () => $('opponent').value !== '' && mayThink() && !view.pending &&
  view.to_move === $('opponent-side').value && !view.moves.some(move => move.undone);

// ---- the opponent ------------------------------------------------------------------------------------------------

const play = found => work(async () => {
  if (found && found.lines.length && hasBoard() && view.setup === found.setup)
    await show(await ask({ do: 'play', text: found.lines[0].moves[0] }));
});

async function answer(level = Number($('opponent').value)) {
  const search = think({ do: 'best', level }), mine = answering = current();
  try {
    await play(await search);
  } catch (error) {
    if (mine === current()) tell(error);
  }
}

// What runs ends: the opponent moves at once. False where nothing runs.
export function stopThinking() {
  if (!thinks()) return false;
  if (stopSolving()) return true;
  if (stopJudging()) cancel();
  else if (runs(looking)) setAnalysing(false);
  else if (desk.thinksBeside) ask({ do: 'stop' }).catch(tell);
  else if (runs(answering)) {
    // There what it has found so far is lost with the worker.
    forget();
    desk.stop();
    answer(1);
  }
  begin();
  return true;
}

// ---- hints ---------------------------------------------------------------------------------------------------------

async function hint() {
  if (!mayThink()) return;
  try {
    const found = await think({ do: 'best', seconds: desk.thinksBeside ? 1 : kAtOnce });
    if (found && found.lines.length) showTurnArrows(found.lines[0].plies);
  } catch (error) {
    tell(error);
  }
  begin();
}

// ---- the analysis --------------------------------------------------------------------------------------------------

// As light sees it: hundredths of the weakest piece, or # and the turns to the end.
function scoreOf({ centi, mate }, side) {
  const sign = side === 'light' ? 1 : -1;
  return mate === undefined ? String(sign * centi || 0) : `#${sign * mate}`;
}
const scoreWords = score => (score.startsWith('#') ? score : `${score > 0 ? '+' : ''}${(score / 100).toFixed(2)}`);

function lineItem(line, side) {
  const score = scoreOf(line.score, side);
  const item = element('li', { 'data-rank': line.rank, 'data-score': score });
  item.append(element('b', {}, scoreWords(score)), ` ${line.written.slice(0, 8).join(' ')}`);
  item.title = line.moves.join(' ');
  item.addEventListener('pointerenter', () => showTurnArrows(line.plies));
  item.addEventListener('pointerleave', () => showTurnArrows([]));
  return item;
}

function showFound(found) {
  const side = found && view.to_move;
  $('lines').replaceChildren(...(found ? found.lines.map(line => lineItem(line, side)) : []));
  $('analysis-words').textContent = found ? `depth ${found.depth}, ${spoken(view, 'light')}'s chance ${Math.round(found.win * 100)} %` : '';
  $('evaluation').hidden = !analysing || !hasBoard() || view.secrets;
  if (!found || !found.score) return;
  const score = scoreOf(found.score, side);
  $('evaluation').dataset.value = score;
  Object.assign($('eval').dataset, { win: String(found.win), score });
  $('eval').style.setProperty('--win', found.win);
  $('eval').setAttribute('aria-label', `${scoreWords(score)}, ${$('analysis-words').textContent}`);
}

async function analyse() {
  showFound(null);
  if (!mayThink()) return;
  const setup = view.setup, seconds = desk.thinksBeside ? kMostSeconds : kAtOnce;
  try {
    for (let spent = 0; spent < kMostSeconds && analysing; spent += seconds) {
      const search = think({ do: 'best', seconds, lines: 3 }, showFound);
      looking = current();
      const found = await search;
      if (!found || view.setup !== setup) return;
      showFound(found);
      if (!desk.thinksBeside) await rest();  // what has been clicked comes first
      if (!mayThink() || view.setup !== setup || thinks()) return;
    }
  } catch (error) {
    tell(error);
  }
}

function setAnalysing(on) {
  analysing = on;
  document.body.dataset.analysing = String(on);
  $('analyse').setAttribute('aria-pressed', String(on));
  showFound(null);
  if (on) begin();
  else if (runs(looking)) cancel();
}

// ---- what is shown has changed -------------------------------------------------------------------------------------

// Each search calls it at its end: what waited for that goes on.
function begin() {
  if (thinks()) return;
  if (isOpponentsTurn()) answer();
  else if (goesOn() && !document.hidden) judge(begin);
  else if (analysing) analyse();
}

function beginAnew() {
  cancel();
  begin();
}

let shown = '';

// For those who look from outside.
function tellOpponent() {
  const level = $('opponent').value;
  Object.assign($('computer').dataset, { side: level ? $('opponent-side').value : 'off', level });
}

function changed() {
  $('computer').hidden = !hasBoard() || view.secrets;
  const now = hasBoard() ? JSON.stringify([view.variant, view.setup, view.result, view.moves.map(move => move.undone), isEditing()]) : '';
  if (now === shown) return;
  shown = now;
  leaveProblem();
  beginAnew();
}

export function listenToOpponent() {
  for (const name of ['opponent', 'opponent-side']) {
    $(name).value = inSession.get(`acedrex.${name}`) ?? $(name).value;
    $(name).addEventListener('change', () => {
      inSession.set(`acedrex.${name}`, $(name).value);
      tellOpponent();
      beginAnew();
    });
  }
  tellOpponent();
  $('hint').addEventListener('click', hint);
  $('analyse').addEventListener('click', () => setAnalysing(!analysing));
  $('annotate').addEventListener('click', () => judge(begin));
  document.addEventListener('shown', () => queueMicrotask(changed));  // when it is drawn
  document.addEventListener('editing', changed);
  listenToProblem(begin);
  // A player that comes back finds it as anew.
  document.addEventListener('left', () => {
    shown = '';
    cancel();
  });
  // What nobody looks at is not computed.
  document.addEventListener('visibilitychange', () => {
    cancel();
    if (!document.hidden && view) begin();
  });
}
