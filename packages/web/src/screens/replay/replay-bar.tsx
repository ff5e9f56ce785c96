import {
  ChartLine,
  Check,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Link as LinkIcon,
  Pause,
  Play,
} from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { copyText } from '../../parts/copy-text.ts';
import { Icon } from '../../parts/icon.tsx';
import { chanceTexts, fetchChanceTexts } from '../../preferences/fetched-texts.ts';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import type { Replay } from '../../session/replay.ts';
import { useTable } from '../../session/table-model.ts';
import { lazyChance } from '../../table/chance/lazy-chance.ts';
import '../../table/prompts/question-bar.css';
import './replay-bar.css';

const ReplayChance = lazyChance(async () => (await import('./replay-chance.tsx')).ReplayChance);

/** Milliseconds a step takes, and how many times as fast it may go. */
const PACE = 900;
const SPEEDS = [0.5, 1, 2, 4];

interface ReplayBarProps {
  readonly replay: Replay;
  /** The address leads to this very move. */
  readonly linked: boolean;
}

/** Play, step, jump, how fast, and with whose eyes. */
export function ReplayBar({ replay, linked }: ReplayBarProps) {
  const { names } = useTable();
  const { replay: text } = messages.value;
  const [playing, setPlaying] = useState(false);
  const { step, steps, viewer, source } = replay;
  const jump = (to: number): void => {
    step.value = Math.min(steps, Math.max(1, to));
  };
  const atEnd = step.value >= steps;
  const { value: speed } = settings.replaySpeed;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (step.value >= steps) setPlaying(false);
      else jump(step.value + 1);
    }, PACE / speed);
    return () => clearInterval(timer);
  }, [playing, speed]);
  const button = (icon: Parameters<typeof Icon>[0]['of'], label: string, act: () => void) => (
    <button type="button" class="icon-button" aria-label={label} onClick={act}>
      <Icon of={icon} />
    </button>
  );
  // It tells how the game ends: only for whoever asks.
  const [decided, setDecided] = useState(false);
  useEffect(() => void fetchChanceTexts(), []);
  const texts = replay.playedOut ? chanceTexts() : undefined;
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [step.value, viewer.value]);
  const copy = async (): Promise<void> => setCopied(await copyText(location.href));
  return (
    <section class="question replay-bar" aria-label={text.title}>
      <div class="line">
        <div class="replay-buttons">
          {button(ChevronFirst, text.first, () => jump(1))}
          {button(ChevronLeft, text.back, () => jump(step.value - 1))}
          {button(playing ? Pause : Play, playing ? text.pause : text.play, () => {
            if (atEnd) jump(1);
            setPlaying(!playing);
          })}
          {button(ChevronRight, text.forward, () => jump(step.value + 1))}
          {button(ChevronLast, text.last, () => jump(steps))}
        </div>
        <label class="replay-slider">
          <span class="hidden-text">{text.step}</span>
          <input
            type="range"
            min={1}
            max={steps}
            value={step.value}
            onInput={({ currentTarget }) => jump(Number(currentTarget.value))}
          />
          <span>{text.stepOf(step.value, steps)}</span>
        </label>
        {texts && (
          <button
            type="button"
            class="icon-button"
            aria-label={texts.title}
            title={texts.title}
            aria-expanded={decided}
            onClick={() => setDecided(!decided)}
          >
            <Icon of={ChartLine} />
          </button>
        )}
        {linked &&
          button(
            copied ? Check : LinkIcon,
            copied ? messages.value.lobby.copied : messages.value.company.linkToMove,
            () => void copy(),
          )}
        <label class="replay-choice">
          <span>{text.speed}</span>
          <select
            value={String(speed)}
            onChange={({ currentTarget: { value } }) => {
              settings.replaySpeed.value = Number(value);
            }}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <label class="replay-choice replay-eyes">
          <span>{text.eyes}</span>
          <select
            value={String(viewer.value)}
            onChange={({ currentTarget: { value } }) => {
              viewer.value = value === 'replay' ? 'replay' : Number(value);
            }}
          >
            <option value="replay">{text.open}</option>
            {source.info.value.seats.map(({ seat }) => (
              <option key={seat} value={seat}>
                {names.value.player(seat)}
              </option>
            ))}
          </select>
        </label>
        <WhoseHand />
      </div>
      {decided && <ReplayChance replay={replay} />}
    </section>
  );
}

/** With everything open the hand of whoever is to move lies there: it is said whose that is. */
function WhoseHand() {
  const { seat, names, position } = useTable();
  const { replay: text } = messages.value;
  if (seat.value === undefined || position.value.over) return undefined;
  return (
    <p class="replay-hand" aria-live="polite">
      <SeatBadge seat={seat.value} />
      {names.value.isMe(seat.value) ? text.yourHand : text.handOf(names.value.player(seat.value))}
    </p>
  );
}
