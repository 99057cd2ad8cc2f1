// Arrows and circles of one's own, drawn with the right button; gone with the next move.
import { $, svgElement } from './dom.js';
import { centreOf } from './board.js';

let marks = new Map();  // what "e2-e4" or "e4" is drawn with: a colour

const colourOf = event => (event.shiftKey || event.ctrlKey ? 'red' : event.altKey ? 'blue' : 'green');

export function forgetMarks() {
  marks = new Map();
}

// Of the plies of a turn, instead of those of the turn before.
export function showTurnArrows(plies) {
  for (const [name, colour] of marks) if (colour === 'hint') marks.delete(name);
  for (const { from, to } of plies) if (to) marks.set(from && from !== to ? `${from}-${to}` : to, 'hint');
  drawMarks();
}

function arrow(name, from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y), [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const unit = from.size / 10, tip = 3 * unit;
  const neck = { x: to.x - dx * tip, y: to.y - dy * tip };
  const at = (point, aside) => `${point.x - dy * aside} ${point.y + dx * aside}`;
  return svgElement('path', { class: `own own-${marks.get(name)}`, 'data-arrow': name,
    d: `M${at(from, unit * .8)}L${at(neck, unit * .8)}L${at(neck, unit * 2)}L${to.x} ${to.y}L${at(neck, -unit * 2)}L${at(neck, -unit * .8)}L${at(from, -unit * .8)}z` });
}

// Over the drawing, which may have been made anew.
export function drawMarks() {
  for (const old of $('board').querySelectorAll('.own')) old.remove();
  const layer = $('board').querySelector('.ax-layer-marks');
  if (!layer) return;
  for (const name of marks.keys()) {
    const [from, to] = name.split('-').map(centreOf);
    if (!from) continue;
    if (to) layer.append(arrow(name, from, to));
    else layer.append(svgElement('circle', { class: `own own-line own-${marks.get(name)}`, 'data-circle': name, cx: from.x, cy: from.y, r: from.size * .45 }));
  }
}

// taken: does the right button do something else on that field?
export function listenToMarks(taken) {
  const board = $('board');
  let from = null;
  const under = event => {
    const there = document.elementFromPoint(event.clientX, event.clientY);
    const square = there && there.closest('#board [data-field]');
    return square ? square.dataset.field : null;
  };
  board.addEventListener('contextmenu', event => {
    const square = event.target.closest('[data-field]');
    if (!square) return;
    event.preventDefault();
    taken(square.dataset.field);
  });
  board.addEventListener('pointerdown', event => {
    from = event.button === 2 && event.pointerType === 'mouse' && document.body.dataset.editing !== 'true' ? under(event) : null;
  });
  window.addEventListener('pointerup', event => {
    const to = from !== null && event.button === 2 ? under(event) : null;
    if (to !== null) {
      const name = from === to ? to : `${from}-${to}`, colour = colourOf(event);
      if (marks.get(name) === colour) marks.delete(name); else marks.set(name, colour);
      drawMarks();
    }
    from = null;
  });
}
