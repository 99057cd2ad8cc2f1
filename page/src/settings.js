// How the board is drawn: remembered by the browser.
import { $, remembered } from './dom.js';

let styles = '';  // of the drawings, as the program gave them

export const look = () => ({ style: $('pieces').value, flipped: document.body.dataset.flipped === 'true' });

// The drawings ask what the browser prefers; who has chosen a scheme is obeyed.
export function showDrawingStyles(text = styles) {
  styles = text;
  const chosen = $('scheme').value;
  const media = chosen === 'auto' ? '@media (prefers-color-scheme:dark)' : chosen === 'dark' ? '@media all' : '@media not all';
  $('drawing').textContent = styles.replaceAll('@media (prefers-color-scheme:dark)', media)
    .replaceAll('@media (prefers-color-scheme: dark)', media);
  document.documentElement.dataset.scheme = chosen;
}

export function readSettings() {
  $('pieces').value = remembered.get('acedrex.style') || 'shapes';
  $('scheme').value = remembered.get('acedrex.scheme') || 'auto';
  $('coordinates').checked = remembered.get('acedrex.coordinates') !== 'off';
  const showCoordinates = () => { document.body.classList.toggle('no-names', !$('coordinates').checked); };
  showCoordinates();
  showDrawingStyles();
  $('scheme').addEventListener('change', () => {
    remembered.set('acedrex.scheme', $('scheme').value);
    showDrawingStyles();
  });
  $('coordinates').addEventListener('change', () => {
    remembered.set('acedrex.coordinates', $('coordinates').checked ? null : 'off');
    showCoordinates();
  });
}
