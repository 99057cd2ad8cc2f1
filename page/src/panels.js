// Panels that open and close, which the browser remembers, and the bar between board and script.
import { $, remembered } from './dom.js';

const kOpen = { moves: true, script: false, settings: false };  // on a fresh browser
const kNarrow = matchMedia('(max-width: 1000px)');

const panelOf = name => document.querySelector(`[data-panel="${name}"]`);
const toggleOf = name => document.querySelector(`[data-toggle="${name}"]`);
export const isOpen = name => !panelOf(name).hidden;

function set(name, open) {
  panelOf(name).hidden = !open;
  toggleOf(name).setAttribute('aria-expanded', String(open));
  $('table').dataset[name] = open ? 'open' : 'closed';
}

// own: a script of one's own lies open. What was chosen before counts more.
export function openScriptPanel(own) {
  set('script', (remembered.get('acedrex.panel.script') ?? (own ? 'open' : 'closed')) === 'open');
}

// Something in it has to be seen; what the browser remembers stays.
export function reveal(name) {
  if (!isOpen(name)) set(name, true);
}

// The script's share of the window, in hundredths of its width.
const kLeast = 20, kMost = 60, kUsual = 34;
function setWidth(share) {
  const width = Math.min(kMost, Math.max(kLeast, Math.round(Number(share) * 10) / 10 || kUsual));
  $('table').style.setProperty('--script', `${width}vw`);
  $('bar').setAttribute('aria-valuenow', String(Math.round(width)));
  return width;
}

function listenToBar() {
  const bar = $('bar');
  bar.setAttribute('aria-valuemin', String(kLeast));
  bar.setAttribute('aria-valuemax', String(kMost));
  let width = setWidth(remembered.get('acedrex.width') ?? kUsual);
  const change = share => {
    width = setWidth(share);
    remembered.set('acedrex.width', String(width));
  };
  bar.addEventListener('pointerdown', event => {
    bar.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  bar.addEventListener('pointermove', event => {
    if (bar.hasPointerCapture(event.pointerId)) change((1 - (event.clientX + 12) / innerWidth) * 100);
  });
  bar.addEventListener('keydown', event => {
    const by = { ArrowLeft: 2, ArrowRight: -2 }[event.key];
    if (!by) return;
    event.preventDefault();
    change(width + by);
  });
}

export function listenToPanels() {
  for (const name of Object.keys(kOpen)) {
    const before = remembered.get(`acedrex.panel.${name}`);
    set(name, before ? before === 'open' : kOpen[name]);
    toggleOf(name).addEventListener('click', () => {
      const open = !isOpen(name);
      set(name, open);
      remembered.set(`acedrex.panel.${name}`, open ? 'open' : 'closed');
      if (open && name !== 'settings' && kNarrow.matches) panelOf(name).scrollIntoView({ block: 'start' });
    });
  }
  listenToBar();
}
