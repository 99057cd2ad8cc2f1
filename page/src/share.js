// Links: what is copied opens elsewhere, and what others copied is taken over.
import { $ } from './dom.js';
import { setBaseOfLinks } from './address.js';
import { desk } from './desk.js';

let base = '';  // where others find the page

// given: as the program was told (serve --public).
export function shareAt(given) {
  base = given ?? '';
  setBaseOfLinks(base);
  const web = location.protocol.startsWith('http') && !desk.hasFiles;
  $('link-note').textContent = base ? `The link leads to ${base}.`
    : web ? ''
      : desk.hasFiles ? 'This link opens on this machine only. Others open it with their own acedrex: they paste it below; or start with serve --public URL.'
        : 'This file has no address of its own: others open the link in their copy, by pasting it below.';
}

function sayWrong(message) {
  $('link-error').textContent = message;
  $('paste-link').dataset.error = message && 'yes';
  $('paste-link').setAttribute('aria-invalid', String(message !== ''));
}

// What stands behind '#' counts, whatever address that is of.
export function listenToLinks() {
  const take = text => {
    const at = text.indexOf('#');
    if (at < 0 || !/^(v|c|s|m|g|x)=|&/.test(text.slice(at + 1)))
      return sayWrong('This is not a link to a game: it has no #v= or #c=.');
    sayWrong('');
    $('paste-link').value = '';
    location.hash = text.slice(at).trim();
    return undefined;
  };
  $('paste-link').addEventListener('keydown', event => {
    if (event.key === 'Enter' && $('paste-link').value.trim()) take($('paste-link').value.trim());
  });
  $('paste-link').addEventListener('paste', event => {
    const text = event.clipboardData.getData('text').trim();
    if (!text.includes('#')) return;
    event.preventDefault();
    take(text);
  });
}
