import type { GameRecord } from '@branchline/games';
import { useEffect, useState } from 'preact/hooks';
import type { Replay } from '../../session/replay.ts';
import { useReading } from '../../table/chance/use-reading.ts';
import { WinReading } from '../../table/chance/win-reading.tsx';
import './replay-chance.css';

/** What the game was decided by; what is pressed in it is shown on the board. */
export function ReplayChance({ replay }: { readonly replay: Replay }) {
  const [record, setRecord] = useState<GameRecord>();
  useEffect(() => void replay.source.record().then(setRecord), [replay]);
  return record && <Reading replay={replay} record={record} />;
}

function Reading({ replay: { step, viewer }, record }: { readonly replay: Replay; readonly record: GameRecord }) {
  const found = useReading(record);
  return (
    <div class="replay-chance">
      <WinReading
        record={record}
        found={found}
        step={step.value}
        leads={{
          jump: (moment) => {
            step.value = moment.step;
            if (moment.seat !== undefined) viewer.value = moment.seat;
          },
        }}
      />
    </div>
  );
}
