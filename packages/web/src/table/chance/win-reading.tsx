import type { GameRecord } from '@branchline/games';
import { useState } from 'preact/hooks';
import { navigate } from '../../parts/navigation.ts';
import { chanceTexts } from '../../preferences/fetched-texts.ts';
import { ChanceFigures } from './chance-figures.tsx';
import { turnOfStep } from './chart-lines.ts';
import { CostlyTurns } from './costly-turns.tsx';
import type { LeadsTo } from './moment.ts';
import { MomentLink } from './moment-link.tsx';
import type { Found } from './use-reading.ts';
import { WinChart } from './win-chart.tsx';
import './win-reading.css';

interface WinReadingProps {
  readonly record: GameRecord;
  readonly found: Found;
  readonly leads: LeadsTo;
  /** The step that the replay shows. */
  readonly step?: number;
}

/** What a finished game was decided by: everybody's chance after every turn, and the turns that cost most. */
export function WinReading({ record, found, leads, step }: WinReadingProps) {
  const [looked, setLooked] = useState(record.entries.length);
  const texts = chanceTexts();
  if (!texts) return undefined;
  const { turns } = found.reading;
  const steps = record.entries.length;
  // A replay counts the deal as its first step.
  const at = turnOfStep(turns, step === undefined ? looked : step - 1);
  const moment = { step: (turns[at]?.step ?? 0) + 1 };
  const choose = (turn: number): void => {
    const chosen = turns[turn]?.step ?? steps;
    if ('jump' in leads) leads.jump({ step: chosen + 1 });
    else setLooked(chosen);
  };
  // In the report it stands below who won, in the replay by itself.
  const Heading = step === undefined ? 'h3' : 'h2';
  return (
    <section class="win-reading" aria-label={texts.title}>
      <Heading>{texts.title}</Heading>
      {turns.length > 0 && (
        <WinChart
          readings={turns}
          steps={steps}
          at={at}
          choose={choose}
          {...('href' in leads && { open: () => navigate(leads.href(moment)) })}
        />
      )}
      {turns.length > 0 && 'href' in leads && <MomentLink leads={leads} moment={moment} label={texts.toReplay} />}
      <p class="note">{texts.explained}</p>
      {!found.done && (
        <label class="win-progress">
          {texts.workingOut(texts.percent(Math.floor(100 * found.part)))}
          <progress value={found.part} max={1} />
        </label>
      )}
      <CostlyTurns record={record} found={found} leads={leads} />
      {turns.length > 0 && <ChanceFigures readings={turns} />}
    </section>
  );
}
