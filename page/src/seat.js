// Who sits at this window, in a game with secrets: nothing is drawn but what that one may know.
import { $, element, inSession, showMain } from './dom.js';
import { ask, sit } from './desk.js';

const kSeats = { light: 'Light', dark: 'Dark', turn: 'Both sides here, in turn', all: 'Show all' };
const kSitting = { light: 'Light sits here', dark: 'Dark sits here', turn: 'Both sides, in turn', all: 'All is shown' };

let seat = null;  // one of kSeats; null: it has to be asked

// A game is opened. again: this window showed it before it was loaded again.
export function beginSeat(again) {
  const before = again ? inSession.get('acedrex.seat') : null;
  seat = before in kSeats ? before : null;
  sit(null);
}

function cover(words, buttons) {
  $('cover-words').textContent = words;
  $('cover-buttons').replaceChildren(...buttons);
  showMain('cover');
  buttons[0].focus();
}

function button(attributes, text, chosen) {
  const made = element('button', attributes, text);
  made.addEventListener('click', chosen);
  return made;
}

const sideOf = told => (seat === 'turn' ? told.to_move : seat === 'all' ? null : seat);

// The view as the one who sits here sees it; null: it is covered, until a button is pressed, which does `show`.
export async function asSeen(told, show) {
  $('sitting').hidden = !told.secrets;
  if (!told.secrets) return told;
  if (seat === null) {
    cover('This game has secrets. Who sits at this window?', Object.entries(kSeats).map(([name, text]) =>
      button({ 'data-seat': name }, text, () => {
        seat = name;
        inSession.set('acedrex.seat', seat);
        return show({ do: 'view', as: null });
      })));
    return null;
  }
  $('sitting').textContent = kSitting[seat];
  const side = sideOf(told);
  if (told.result || told.as === side) return told;
  if (seat !== 'turn') {
    sit(side);
    return ask({ do: 'view', as: side });
  }
  cover(told.umpire.join('; '), [button({ 'data-shows': side }, `${kSeats[side]}'s turn: show the board`, () => {
    sit(side);
    show({ do: 'view', as: side });
  })]);
  return null;
}

export function askSeat(show) {
  beginSeat(false);
  return show({ do: 'view', as: null });
}
