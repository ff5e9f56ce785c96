import type { NamedEvent } from '@branchline/protocol';
import { effect } from '@preact/signals';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import type { TableModel } from '../../session/table-model.ts';
import { play, type Sound } from './sounds.ts';

const HEARD: Readonly<Record<string, Sound>> = {
  cardTaken: 'card',
  cardDrawn: 'card',
  cardTurned: 'card',
  cardMoved: 'card',
  ticketsDrawn: 'card',
  rowLaid: 'piece',
  routeClaimed: 'piece',
  technologyBought: 'piece',
  lastRoundBegan: 'lastRound',
  gameEnded: 'end',
};

/** Sounds, the title of the tab and notifications of a table; ends when the returned function is called. */
export function attend(model: TableModel): () => void {
  const endings = [
    effect(() => {
      const moment: NamedEvent | undefined = model.stage.moment.value;
      const sound = moment && HEARD[moment.type];
      if (sound) play(sound);
    }),
    effect(() => {
      if (model.whyNot.value) play('refusal');
    }),
    calls(model),
  ];
  return () => {
    for (const end of endings) end();
    document.title = messages.value.start.title;
  };
}

/** Tells the player that it is their turn: by ear, in the tab's title, and by notification when the tab is not seen. */
function calls(model: TableModel): () => void {
  let before = false;
  return effect(() => {
    const { start, questions } = messages.value;
    const name = start.games[model.game.id]?.name ?? '';
    const mine = model.asked.value?.kind === 'turn' || model.asked.value?.kind === 'keepTickets';
    document.title = mine ? questions.titleTurn(name) : `${name} – ${start.title}`;
    if (mine && !before) {
      play('turn');
      notify(questions.titleTurn(name));
    }
    before = mine;
  });
}

function notify(title: string): void {
  if (!settings.notify.value || !document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  try {
    new Notification(title, { tag: 'branchline-turn', icon: '/icon.svg' });
  } catch {
    // Some phones let only a service worker notify.
  }
}
