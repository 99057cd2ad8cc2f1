// The drawn board: fields that can be clicked, walked over by the keyboard and dragged from, and marks on them.
import { $, drawing, svgElement } from './dom.js';

const board = $('board');
export const field = name => board.querySelector(`rect[data-field="${CSS.escape(name)}"]`);
const fields = () => board.querySelectorAll('rect[data-field]');

export function drawBoard(svg, pieces, unknown = []) {
  const focused = board.contains(document.activeElement) ? document.activeElement.dataset.field : null;
  board.replaceChildren(drawing(svg));
  // Of the drawing alone: here each field says what stands on it.
  for (const told of board.querySelectorAll('title, desc')) told.remove();
  const { width, height } = board.firstElementChild.viewBox.baseVal;
  board.style.setProperty('--ratio', String(width / height));
  board.firstElementChild.setAttribute('role', 'group');
  board.firstElementChild.setAttribute('aria-label', 'The board');
  const standing = new Map(pieces.map(piece => [piece.field, piece]));
  for (const rect of fields()) {
    const name = rect.dataset.field, there = standing.get(name);
    rect.setAttribute('tabindex', '-1');
    rect.setAttribute('role', 'button');
    const tags = there ? toldTags(there.tags) : '';
    rect.setAttribute('aria-label',
      there ? `${name}, ${there.side === 'none' ? '' : `${there.side} `}${there.piece}${tags && `, ${tags}`}` : name);
  }
  for (const name of unknown) {
    field(name).classList.add('unknown');
    field(name).setAttribute('aria-label', `${name}, not known`);
  }
  const first = (focused && field(focused)) || board.querySelector('rect[data-field]');
  if (first) first.setAttribute('tabindex', '0');
  if (focused && first) first.focus({ preventScroll: true });
}

// Tags with a name and what a piece keeps in mind, of suffixes as a setup string has them: "home:b1".
export const toldTags = tags => tags.filter(tag => /^\{[^_]/.test(tag)).map(tag => tag.slice(1, -1)).join(' ');

// The field where the keyboard was.
export function focusBoard() {
  const last = board.querySelector('rect[tabindex="0"]');
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
  const [x, y, size] = ['x', 'y', 'width'].map(key => Number(rect.getAttribute(key)));
  const dot = kind === 'goes' || kind === 'other';
  board.querySelector('.ax-layer-marks').append(svgElement('circle', {
    class: `target target-${kind}`, cx: x + size / 2, cy: y + size / 2, r: size * (dot ? 0.15 : 0.43),
  }));
}

// ---- input -------------------------------------------------------------------------------------------------------

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// The nearest field in that direction as drawn; over a gap to the next board too.
function neighbour(rect, [dx, dy]) {
  const at = other => [Number(other.getAttribute('x')), Number(other.getAttribute('y'))];
  const [x, y] = at(rect), size = Number(rect.getAttribute('width'));
  let best = null, least = Infinity;
  for (const other of fields()) {
    const [ox, oy] = at(other), along = (ox - x) * dx + (oy - y) * dy, aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along < size / 2 || aside > size / 2) continue;
    if (along < least) [best, least] = [other, along];
  }
  return best;
}

export function listenToBoard({ click, menu, isDraggable }) {
  board.addEventListener('click', event => {
    const rect = event.target.closest('[data-field]');
    if (rect) click(rect.dataset.field);
  });
  board.addEventListener('contextmenu', event => {
    const rect = event.target.closest('[data-field]');
    if (rect && menu(rect.dataset.field)) event.preventDefault();
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
      drag.ghost = svgElement('svg', { class: 'ax-picture dragged', viewBox: ['x', 'y', 'width', 'height'].map(key => rect.getAttribute(key)).join(' ') });
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
