import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import type { Replay } from '../../session/replay.ts';
import { useTable } from '../../session/table-model.ts';
import '../../table/prompts/question-bar.css';
import './replay-bar.css';

const PACE = 900;

/** Play, step, jump, and with whose eyes. */
export function ReplayBar({ replay }: { readonly replay: Replay }) {
  const { names } = useTable();
  const { replay: text } = messages.value;
  const [playing, setPlaying] = useState(false);
  const { step, steps, viewer, source } = replay;
  const jump = (to: number): void => {
    step.value = Math.min(steps, Math.max(1, to));
  };
  const atEnd = step.value >= steps;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (step.value >= steps) setPlaying(false);
      else jump(step.value + 1);
    }, PACE);
    return () => clearInterval(timer);
  }, [playing]);
  const button = (icon: Parameters<typeof Icon>[0]['of'], label: string, act: () => void) => (
    <button type="button" class="icon-button" aria-label={label} onClick={act}>
      <Icon of={icon} />
    </button>
  );
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
        <label class="replay-eye">
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
      </div>
    </section>
  );
}
