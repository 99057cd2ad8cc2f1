// The figures of a game: positions with arrows and a move to step through. What one shows is told below whose turn it is.
import { $, element } from './dom.js';
import { ask } from './desk.js';
import { work } from './work.js';

let of = null;      // the variant whose figures are listed
let shown = null;   // as the view has it; null: none
let show = null;    // shows a view

const isStepping = () => shown !== null && shown.step !== null;
const goTo = (name, step) => work(async () => show(await ask({ do: 'figure', name, step })));

function list(figures) {
  const parts = [element('h2', {}, `Figures (${figures.length})`)];
  const rows = element('div', { class: 'figure-list' });
  let section = null;
  for (const figure of figures) {
    if (figure.section !== section) rows.append(element('h3', {}, section = figure.section));
    const button = element('button', { 'data-figure': figure.name, title: figure.words, 'aria-pressed': 'false' }, figure.title);
    button.addEventListener('click', () => goTo(figure.name, 0));
    rows.append(button);
  }
  parts.push(rows);
  $('figures').replaceChildren(...parts);
  $('figures').hidden = figures.length === 0;
}

function caption(figure) {
  if (!figure) return [];
  const words = [element('b', {}, figure.title), element('p', { id: 'figure-words' }, figure.words)];
  if (figure.wrong) words.push(element('p', { class: 'wrong' }, figure.wrong));
  if (figure.steps) {
    const told = figure.step === null ? `The game has left the figure, which has ${figure.steps} steps.`
      : figure.step === figure.steps ? `Step ${figure.step} of ${figure.steps}, the last.`
        : `Step ${figure.step} of ${figure.steps}: › goes on.`;
    words.push(element('small', { id: 'figure-step', 'data-step': figure.step ?? '', 'data-steps': figure.steps }, told));
  }
  const again = element('button', { id: 'figure-again' }, 'From its beginning');
  again.addEventListener('click', () => goTo(figure.name, 0));
  if (figure.step !== 0) words.push(again);
  return words;
}

// view: what is shown now. The lists are asked for where another variant lies open.
export async function showFigures(view) {
  if (of !== view.variant) {
    of = view.variant;
    list((await ask({ do: 'figures' })).figures);
  }
  shown = view.figure;
  $('figure').replaceChildren(...caption(shown));
  if ($('figures').hidden) return;
  for (const button of $('figures').querySelectorAll('[data-figure]'))
    button.setAttribute('aria-pressed', String(shown !== null && button.dataset.figure === shown.name));
  if (!isStepping()) return;
  $('forward').disabled = shown.step >= shown.steps;
  $('back').disabled = shown.step === 0;
}

// Steps of a figure come before moves of the game.
export function listenToFigures(showView) {
  show = showView;
  for (const [name, by] of [['forward', 1], ['back', -1]])
    $(name).addEventListener('click', event => {
      if (!isStepping()) return;
      event.stopImmediatePropagation();
      const step = shown.step + by;
      if (step >= 0 && step <= shown.steps) goTo(shown.name, step);
    }, true);
}
