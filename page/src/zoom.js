// Large boards can be looked at more closely: by Ctrl and the wheel, two fingers, a double tap, or buttons.
import { $ } from './dom.js';

const kMost = 4, kLeastFiles = 13;

const board = $('board');
let zoom = 1, large = false;

const sizeOf = ({ boards }) => Math.max(boards.reduce((sum, each) => sum + each.files, 0), ...boards.map(each => each.ranks));

// The point of the window stays where it is.
function setZoom(wanted, x, y) {
  const before = zoom, box = board.getBoundingClientRect();
  zoom = large ? Math.min(kMost, Math.max(1, wanted)) : 1;
  if (zoom < 1.02) zoom = 1;
  const at = { x: (x ?? box.left + box.width / 2) - box.left, y: (y ?? box.top + box.height / 2) - box.top };
  const inside = { x: (board.scrollLeft + at.x) / before, y: (board.scrollTop + at.y) / before };
  board.dataset.zoom = String(Math.round(zoom * 100) / 100);
  board.style.setProperty('--zoom', String(zoom));
  board.scrollLeft = inside.x * zoom - at.x;
  board.scrollTop = inside.y * zoom - at.y;
  $('zoom-in').disabled = zoom >= kMost;
  $('zoom-out').disabled = zoom <= 1;
}

// Of another board nothing is enlarged.
export function fitZoom(told) {
  const now = sizeOf(told) >= kLeastFiles;
  $('zoom').hidden = !now;
  board.classList.toggle('large', now);
  if (now === large && board.dataset.zoom) return;
  large = now;
  setZoom(1);
}

// The field with the focus is seen.
export function keepInSight(square) {
  if (zoom === 1) return;
  const box = board.getBoundingClientRect(), at = square.getBoundingClientRect();
  if (at.left < box.left) board.scrollLeft -= box.left - at.left;
  if (at.right > box.right) board.scrollLeft += at.right - box.right;
  if (at.top < box.top) board.scrollTop -= box.top - at.top;
  if (at.bottom > box.bottom) board.scrollTop += at.bottom - box.bottom;
}

export function listenToZoom() {
  $('zoom-in').addEventListener('click', () => setZoom(zoom * 1.5));
  $('zoom-out').addEventListener('click', () => setZoom(zoom / 1.5));
  board.addEventListener('wheel', event => {
    if (!large || !event.ctrlKey) return;
    event.preventDefault();
    setZoom(zoom * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }, { passive: false });
  let tap = null;  // the last one
  board.addEventListener('click', event => {
    if (!large || event.pointerType !== 'touch') return;
    const again = tap && event.timeStamp - tap.timeStamp < 350 && Math.hypot(event.clientX - tap.clientX, event.clientY - tap.clientY) < 30;
    tap = again ? null : event;
    if (again) setZoom(zoom > 1 ? 1 : 2, event.clientX, event.clientY);
  });
  let spread = null;  // between two fingers, and the zoom when it was measured
  const measure = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  board.addEventListener('touchstart', event => {
    spread = large && event.touches.length === 2 ? { length: measure(event.touches), zoom } : null;
  }, { passive: true });
  board.addEventListener('touchmove', event => {
    if (!spread || event.touches.length !== 2) return;
    event.preventDefault();
    const [a, b] = event.touches;
    setZoom(spread.zoom * measure(event.touches) / spread.length, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  }, { passive: false });
}
