// How the board is drawn and what it does besides: remembered by the browser.
import { $, remembered } from './dom.js';

let styles = '';  // of the drawings, as the program gave them

export const isOn = name => $(name).checked;
export const look = () => ({ style: $('pieces').value, flipped: document.body.dataset.flipped === 'true',
  trail: isOn('show-plies'), all_tags: isOn('all-tags'), inset: true });

// The drawings ask what the browser prefers; who has chosen a scheme is obeyed.
export function showDrawingStyles(text = styles) {
  styles = text;
  const chosen = $('scheme').value;
  const media = chosen === 'auto' ? '@media (prefers-color-scheme:dark)' : chosen === 'dark' ? '@media all' : '@media not all';
  $('drawing').textContent = styles.replaceAll('@media (prefers-color-scheme:dark)', media)
    .replaceAll('@media (prefers-color-scheme: dark)', media);
  document.documentElement.dataset.scheme = chosen;
}

// Whether each is on, on a fresh browser.
const switches = {
  coordinates: true, 'all-tags': false, 'show-plies': false, sound: false,
  animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
};

// draw: the board anew.
export function readSettings(draw) {
  $('pieces').value = remembered.get('acedrex.style') || 'shapes';
  $('scheme').value = remembered.get('acedrex.scheme') || 'auto';
  const showCoordinates = () => { document.body.classList.toggle('no-names', !isOn('coordinates')); };
  for (const [name, usual] of Object.entries(switches)) {
    const kept = remembered.get(`acedrex.${name}`);
    $(name).checked = kept ? kept === 'on' : usual;
    $(name).addEventListener('change', () => {
      remembered.set(`acedrex.${name}`, isOn(name) ? 'on' : 'off');
      showCoordinates();
      if (name === 'all-tags' || name === 'show-plies') draw();
    });
  }
  showCoordinates();
  showDrawingStyles();
  $('scheme').addEventListener('change', () => {
    remembered.set('acedrex.scheme', $('scheme').value);
    showDrawingStyles();
  });
  $('pieces').addEventListener('change', () => {
    remembered.set('acedrex.style', $('pieces').value);
    draw();
  });
}
