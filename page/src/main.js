// The page of a desk: a board, its game, and the script beside it.
import { $ } from './dom.js';
import { ask, desk } from './desk.js';
import { isBusy, stop, work } from './work.js';
import { clicked, does, escape, hasBoard, isDraggable, keepAddress, say, show, told, view } from './game.js';
import { closeChoices, listenToChoices, openChoices } from './choices.js';
import { listenToMarks } from './marks.js';
import { listenToStepping } from './moves.js';
import { listenToZoom } from './zoom.js';
import { listenToBoard } from './board.js';
import { changedElsewhere, isOfFile, kNoFile, listenToScript, openScript, wasShown } from './script.js';
import { addressed, hearOthers, isChangedByHand, isOwnAddress, keptComments, link, unpacked } from './address.js';
import { askSeat, beginSeat } from './seat.js';
import { look, readSettings } from './settings.js';
import { editTags, isEditing, startEditing } from './edit.js';
import { hideCard, listenForCards } from './card.js';
import { listenToSearch, showList } from './list.js';
import { listenForForeign } from './bring.js';
import { listenToFigures } from './figures.js';
import { listenToFiles } from './files.js';
import { listenToLinks, shareAt } from './share.js';
import { listenToOpponent, stopThinking } from './opponent.js';
import { listenToPanels } from './panels.js';
import { spoken } from './turn.js';

let served = {};  // what the program was started with

// ---- opening -------------------------------------------------------------------------------------------------------

async function open(request, text) {
  const opened = await ask({ do: 'open', as: null, ...look(), ...request });
  beginSeat(isOwnAddress());
  startEditing(false);
  await openScript(opened, text, request.script !== undefined);
}

// A script out of an address is one of its own, beside the file that the program was started with, unless it is
// the text of that file, or what was typed there.
async function isOwn(text) {
  if (!served.variant || !served.variant.endsWith('.lua')) return false;
  if (isOwnAddress()) return wasShown(served.variant);
  try {
    await ask({ do: 'open', ...look(), variant: served.variant });
    return isOfFile(text, await ask({ do: 'script' }));
  } catch {
    return false;
  }
}

// Of an address that leads nowhere; a game that is shown stays, and so does its address.
async function openInstead(error) {
  if (hasBoard() && !$('table').hidden) await keepAddress(view);
  else await (served.variant ? open(served) : showList());
  told(error);
}

// What the address names; what cannot be done of it is told, and the rest is shown.
async function openAddress() {
  let { v, c, s, m } = {}, request, text;
  try {
    ({ v, c, s, m } = await addressed());
    request = { variant: v };
    if (c !== undefined) {
      text = await unpacked(c);
      const own = await isOwn(text);
      request = own ? { variant: served.variant } : { variant: kNoFile, script: text };
      if (own && isOwnAddress()) text = undefined;  // the file, and what was typed since
    }
    if (!request.variant) throw new Error('the address names no variant (v=)');
  } catch (error) {
    return openInstead(error);
  }
  const setup = s ? { setup: s } : {}, moves = m ? { moves: m.split('\n') } : {};
  const comments = keptComments();
  const trials = [{ ...request, ...setup, ...moves }, { ...request, ...setup }, request];
  let first = null;
  for (const trial of trials) {
    try {
      await open(trial, text);
      if (first) return told(first);
      for (const comment of comments) await show(await ask({ do: 'comment', ...comment, as: null }));
      if (request.script !== undefined && served.variant)
        say(`this script came out of the address; ${served.variant}, and what was typed there, are as they were`);
      return;
    } catch (error) {
      first ||= error;
      if (error.ply > 1 && trial.moves) trials.splice(1, 0, { ...trial, moves: trial.moves.slice(0, error.ply - 1) });
    }
  }
  return openInstead(first);
}

// ---- what can be pressed ---------------------------------------------------------------------------------------------

const button = (name, request) => $(name).addEventListener('click', () => does(request));
button('undo', { do: 'back' });
button('redo', { do: 'redo' });
button('new', { do: 'new' });
button('pass', { do: 'pass' });
for (const what of ['resign', 'offer', 'accept']) $(what).addEventListener('click', () => work(async () => {
  const answer = await ask({ do: 'say', what });
  await show(answer);
  if (view) say(spoken(view, answer.said));
}));
$('finish').addEventListener('click', () => work(async () => {
  const found = await ask({ do: 'finish' });
  openChoices(found.choices, null, found.complete);
}));
$('sitting').addEventListener('click', () => askSeat(does));
$('flip').addEventListener('click', () => work(async () => {
  document.body.dataset.flipped = String(document.body.dataset.flipped !== 'true');
  await show(await ask({ do: 'view', ...look() }));
}));
// A command that hangs comes before a search, where both run beside each other.
$('stop').addEventListener('click', () => (desk.thinksBeside && isBusy()) || !stopThinking() ? stop() : undefined);
$('edit').addEventListener('click', () => {
  startEditing(!isEditing());
  document.dispatchEvent(new Event('editing'));
});
$('to-list').addEventListener('click', event => {
  event.preventDefault();
  history.pushState(null, '', location.pathname + location.search);
  work(showList);
});

$('setup').addEventListener('keydown', event => {
  if (event.key === 'Escape' && view) $('setup').value = view.setup;
  if (event.key !== 'Enter') return;
  work(async () => {
    try {
      await show(await ask({ do: 'setup', text: $('setup').value }));
    } catch (error) {
      told(error);
    }
  });
});

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    say(`${what} is in the clipboard`);
  } catch {
    say(`the browser does not give the clipboard; ${what}: ${text}`);
  }
}
$('copy-setup').addEventListener('click', () => work(() => copy(view.setup, 'the setup')));
$('copy-fen').addEventListener('click', () => work(() => copy(view.fen, 'the FEN')));
$('copy-link').addEventListener('click', () => work(() => copy(link(), 'the link')));
$('copy-score').addEventListener('click', () => work(async () => copy((await ask({ do: 'score' })).text, 'the score')));

document.addEventListener('keydown', event => {
  if (event.key !== 'Escape' || event.target.closest('#script, input:not([type="checkbox"]), textarea')) return;
  hideCard();
  escape();
});

// ---- the beginning ---------------------------------------------------------------------------------------------------

listenToPanels();
listenToBoard({ click: clicked, isDraggable });
listenForCards();
listenToScript();
const openText = script => open({ variant: kNoFile, script }, script);
listenForForeign(openText);
listenToFiles({ open, openScript: openText, show, showList, variant: () => (view && view.variant) || '', name: () => (view && view.name) || '' });
listenToLinks();
listenToSearch();
listenToFigures(show);
listenToStepping();
listenToChoices();
listenToMarks(editTags);
listenToZoom();
listenToOpponent();
readSettings(() => view && does({ do: 'view', ...look() }));
window.addEventListener('hashchange', () => {
  if (isChangedByHand()) work(openAddress);
});
hearOthers(work, openAddress);
window.addEventListener('popstate', () => {
  if (!location.hash) work(showList);
});
work(async () => {
  closeChoices();
  const { public: base, ...first } = await desk.begin(changedElsewhere);
  served = first;
  shareAt(base);
  if (location.hash.length > 1) return openAddress();
  return served.variant ? open(served) : showList();
});
