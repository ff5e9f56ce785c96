import type { NamedEvent } from '@branchline/protocol';
import { effect } from '@preact/signals';
import { messages } from '../preferences/messages.ts';
import { settings } from '../preferences/settings.ts';
import { showNotice } from '../session/notify.ts';
import type { TableModel } from '../session/table-model.ts';

const HEARD: Readonly<Record<string, Sound>> = {
  cardTaken: 'card',
  cardDrawn: 'card',
  cardTurned: 'card',
  cardMoved: 'card',
  ticketsDrawn: 'card',
  rowLaid: 'piece',
  routeClaimed: 'piece',
  technologyBought: 'piece',
  stationBuilt: 'piece',
  lastRoundBegan: 'lastRound',
  gameEnded: 'end',
};

/** Sounds, the title of the tab and notifications of a table; ends when the returned function is called. */
export function startAlerts(model: TableModel): () => void {
  const endings = [
    effect(() => {
      const moment: NamedEvent | undefined = model.shown.currentEvent.value;
      const sound = moment && HEARD[moment.type];
      if (sound) playSound(sound);
    }),
    effect(() => {
      if (model.problem.value) playSound('refusal');
    }),
    effect(() => {
      if (model.celebrated.value !== undefined) playSound('ticket');
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
    const { name } = model.words.value;
    const mine = model.asked.value?.kind === 'turn' || model.asked.value?.kind === 'keepTickets';
    document.title = mine ? questions.titleTurn(name) : `${name} – ${start.title}`;
    if (mine && !before) {
      playSound('turn');
      notify(questions.titleTurn(name));
    }
    before = mine;
  });
}

/** As a push of the server would tell it: whichever comes second takes the place of the first. */
function notify(title: string): void {
  const { pathname: path } = location;
  if (settings.notify.value && document.hidden) void showNotice({ title, tag: path, path });
}

/** What can be heard at a table. */
type Sound = 'card' | 'piece' | 'ticket' | 'turn' | 'lastRound' | 'end' | 'refusal';

interface Note {
  /** In hertz; none for a soft rustle. */
  readonly pitch?: number;
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
}

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  card: [{ at: 0, length: 0.07, loudness: 0.16 }],
  piece: [
    { pitch: 220, at: 0, length: 0.06, loudness: 0.16 },
    { pitch: 160, at: 0.05, length: 0.08, loudness: 0.14 },
  ],
  ticket: [
    { pitch: 659, at: 0, length: 0.12, loudness: 0.11 },
    { pitch: 784, at: 0.1, length: 0.12, loudness: 0.11 },
    { pitch: 1047, at: 0.2, length: 0.4, loudness: 0.11 },
  ],
  turn: [
    { pitch: 523, at: 0, length: 0.16, loudness: 0.12 },
    { pitch: 784, at: 0.13, length: 0.3, loudness: 0.12 },
  ],
  lastRound: [
    { pitch: 392, at: 0, length: 0.25, loudness: 0.12 },
    { pitch: 330, at: 0.22, length: 0.4, loudness: 0.12 },
  ],
  end: [
    { pitch: 392, at: 0, length: 0.2, loudness: 0.12 },
    { pitch: 523, at: 0.16, length: 0.2, loudness: 0.12 },
    { pitch: 659, at: 0.32, length: 0.5, loudness: 0.12 },
  ],
  refusal: [{ pitch: 130, at: 0, length: 0.12, loudness: 0.1 }],
};

let air: AudioContext | undefined;

/** Makes a sound, if the player wants any and the browser lets us (it does after the first click). */
function playSound(sound: Sound): void {
  if (!settings.sound.value || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  air ??= new AudioContext();
  for (const note of SOUNDS[sound]) playNote(air, note);
}

function playNote(context: AudioContext, { pitch, at, length, loudness }: Note): void {
  const start = context.currentTime + at;
  const swell = context.createGain();
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(loudness, start + 0.01);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + length);
  swell.connect(context.destination);
  const voice = pitch === undefined ? rustle(context, length) : tone(context, pitch);
  voice.connect(swell);
  voice.start(start);
  voice.stop(start + length);
}

function tone(context: AudioContext, pitch: number): OscillatorNode {
  const voice = context.createOscillator();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  return voice;
}

/** A card on a table. */
function rustle(context: AudioContext, length: number): AudioBufferSourceNode {
  const voice = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let at = 0; at < samples.length; at++) {
    last = last * 0.7 + (Math.random() * 2 - 1) * 0.3;
    samples[at] = last;
  }
  voice.buffer = buffer;
  return voice;
}
