// The drawn board: fields that can be clicked, walked over by the keyboard and dragged from, and marks on them.
import { $, drawing, svgElement } from './dom.js';
import { drawMarks } from './marks.js';
import { fitZoom, keepInSight } from './zoom.js';

const board = $('board');
export const field = name => board.querySelector(`[data-field="${CSS.escape(name)}"]`);
const fields = () => board.querySelectorAll('[data-field]');

// The middle of a drawn field and how wide it is, as the drawing counts; a field is a square or a hexagon.
const middle = square => {
  const { x, y, width, height } = square.getBBox();
  return { x: x + width / 2, y: y + height / 2, size: Math.min(width, height) };
};
export const centreOf = name => {
  const square = field(name);
  return square ? middle(square) : null;
};

// told: a view, or a part of one.
export function drawBoard({ svg, pieces, unknown = [], checked = [], pending = null, boards = null, plies = [] }) {
  const focused = board.contains(document.activeElement) ? document.activeElement.dataset.field : null;
  const kept = board.querySelector('[data-field][tabindex="0"]');
  board.replaceChildren(drawing(svg));
  // Of the drawing alone: here each field says what stands on it.
  for (const words of board.querySelectorAll('title, desc')) words.remove();
  const drawn = board.firstElementChild, { width, height } = drawn.viewBox.baseVal;
  $('board-frame').style.setProperty('--ratio', String(width / height));
  if (boards) fitZoom({ boards });
  drawn.setAttribute('role', 'group');
  drawn.setAttribute('aria-label', 'The board');
  const standing = new Map(pieces.map(piece => [piece.field, piece]));
  for (const square of fields()) {
    const name = square.dataset.field, there = standing.get(name);
    square.setAttribute('tabindex', '-1');
    square.setAttribute('role', 'button');
    const tags = there ? toldTags(there.tags) : '';
    square.setAttribute('aria-label',
      there ? `${name}, ${there.side === 'none' ? '' : `${there.side} `}${there.piece}${tags && `, ${tags}`}` : name);
  }
  for (const name of unknown) {
    field(name).classList.add('unknown');
    field(name).setAttribute('aria-label', `${name}, not known`);
  }
  if (!pending) {
    for (const { from } of plies) mark('last', 'from', from);
    for (const { to } of plies) mark('last', 'to', to);
  }
  for (const name of checked) mark('checked', 'true', name);
  if (pending && pending.air) drawMomentum(pending.air);
  drawMarks();
  const first = (focused && field(focused)) || (kept && field(kept.dataset.field)) || board.querySelector('[data-field]');
  if (first) first.setAttribute('tabindex', '0');
  if (focused && first) first.focus({ preventScroll: true });
}

function mark(what, value, ...names) {
  for (const square of names.map(name => name && field(name))) if (square) square.dataset[what] = value;
}

// How many steps the piece in the air may still go.
function drawMomentum({ at, momentum }) {
  const middle = centreOf(at), layer = board.querySelector('.ax-layer-marks');
  if (momentum === null || !middle) return;
  const { x, y, size } = middle, unit = size / 52;
  const badge = svgElement('g', { class: 'momentum', transform: `translate(${x + 34 * unit} ${y - 34 * unit}) scale(${unit})` });
  badge.append(svgElement('circle', { r: 9.5 }), svgElement('text', { y: 4.6 }));
  badge.lastChild.textContent = String(momentum);
  layer.append(badge);
}

// Tags with a name and what a piece keeps in mind, of suffixes as a setup string has them: "home:b1".
export const toldTags = tags => tags.filter(tag => /^\{[^_]/.test(tag)).map(tag => tag.slice(1, -1)).join(' ');

// The field where the keyboard was.
export function focusBoard() {
  const last = board.querySelector('[data-field][tabindex="0"]');
  if (last) last.focus({ preventScroll: true });
}

// ---- marks -----------------------------------------------------------------------------------------------------

const words = { goes: 'can go here', captures: 'captures', activates: 'activates', drops: 'drops here', other: 'can be chosen' };

export function clearMarks() {
  for (const mark of board.querySelectorAll('.target')) mark.remove();
  for (const rect of board.querySelectorAll('[data-target]')) {
    delete rect.dataset.target;
    rect.setAttribute('aria-label', rect.getAttribute('aria-label').replace(/ \(.*\)$/, ''));
  }
  for (const rect of board.querySelectorAll('.selected')) rect.classList.remove('selected');
}

export function markSelected(name) {
  const rect = field(name);
  if (rect) rect.classList.add('selected');
}

export function markTarget({ field: name, kind, action }) {
  const rect = field(name);
  if (!rect) return;
  rect.dataset.target = kind;
  rect.setAttribute('aria-label', `${rect.getAttribute('aria-label')} (${action || words[kind]})`);
  const { x, y, size } = middle(rect), dot = kind !== 'captures' && kind !== 'activates';  // around no piece
  board.querySelector('.ax-layer-marks').append(svgElement('circle', {
    class: `target target-${kind}`, cx: x, cy: y, r: size * (dot ? 0.15 : 0.43),
  }));
}

// ---- input -------------------------------------------------------------------------------------------------------

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// The nearest field in that direction as drawn; over a gap to the next board too.
function neighbour(rect, [dx, dy]) {
  const { x, y, size } = middle(rect);
  let best = null, least = Infinity;
  for (const other of fields()) {
    const at = middle(other), along = (at.x - x) * dx + (at.y - y) * dy, aside = Math.abs((at.x - x) * dy) + Math.abs((at.y - y) * dx);
    if (along < size * .45 || aside > Math.max(size * .6, along * .6)) continue;
    if (along + aside < least) [best, least] = [other, along + aside];
  }
  return best;
}

export function listenToBoard({ click, isDraggable }) {
  board.addEventListener('click', event => {
    const rect = event.target.closest('[data-field]');
    if (rect) click(rect.dataset.field);
  });
  // The mouse leaves the focus where keys step through the game; the keyboard goes on from the field, by Tab.
  board.addEventListener('mousedown', event => {
    const rect = event.target.closest('[data-field]');
    if (!rect) return;
    event.preventDefault();
    if (document.activeElement !== document.body) document.activeElement.blur();
    for (const other of fields()) other.setAttribute('tabindex', rect === other ? '0' : '-1');
  });
  board.addEventListener('keydown', event => {
    const rect = event.target.closest('[data-field]');
    if (!rect) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      click(rect.dataset.field);
    }
    if (!arrows[event.key]) return;
    event.preventDefault();
    const other = neighbour(rect, arrows[event.key]);
    if (other) other.focus();
  });
  // Tab comes back to the field that was left.
  board.addEventListener('focusin', event => {
    for (const rect of fields()) rect.setAttribute('tabindex', rect === event.target ? '0' : '-1');
    keepInSight(event.target);
  });
  // Dragging is a click where it begins and one where it ends.
  let drag = null;
  const end = () => {
    if (drag && drag.ghost) drag.ghost.remove();
    drag = null;
  };
  board.addEventListener('pointerdown', event => {
    const rect = event.target.closest('[data-field]');
    if (rect && event.button === 0 && event.pointerType === 'mouse' && isDraggable(rect.dataset.field))
      drag = { from: rect.dataset.field, x: event.clientX, y: event.clientY, ghost: null };
  });
  window.addEventListener('pointermove', event => {
    if (!drag) return;
    if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 6) {
      const piece = board.querySelector(`[data-at="${CSS.escape(drag.from)}"]`), rect = field(drag.from);
      if (!piece || !rect) return end();
      const box = rect.getBBox();
      drag.ghost = svgElement('svg', { class: 'ax-picture dragged', viewBox: `${box.x} ${box.y} ${box.width} ${box.height}` });
      const { width, height } = rect.getBoundingClientRect();
      Object.assign(drag.ghost.style, { width: `${width}px`, height: `${height}px` });
      drag.ghost.append(piece.cloneNode(true));
      delete drag.ghost.firstChild.dataset.at;
      document.body.append(drag.ghost);
      click(drag.from, true);
    }
    if (drag.ghost)
      drag.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
  });
  window.addEventListener('pointerup', event => {
    const from = drag && drag.ghost ? drag.from : null;
    end();
    if (from === null) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const rect = under && under.closest('#board [data-field]');
    if (rect && rect.dataset.field !== from) click(rect.dataset.field);
  });
  window.addEventListener('pointercancel', end);
}
