import { useEffect, useState } from 'preact/hooks';
import { LinkBox } from '../../parts/link-box.tsx';
import { messages } from '../../preferences/messages.ts';
import type { TableSource } from '../../session/follow-table.ts';
import { useTable } from '../../session/table-model.ts';

/** The link to the finished game for anybody it is given to, and a switch for its players to keep it among themselves. */
export function ShareReplay() {
  const { source, words } = useTable();
  const { company } = messages.value;
  const { sharing } = source;
  const [path, setPath] = useState<string>();
  const kept = source.info.value.settings.replay === 'players';
  const played = source.you.value.seats.length > 0;
  useEffect(() => {
    void sharing?.replayLink().then(setPath);
  }, [sharing]);
  if (!sharing || (kept && !played)) return undefined;
  const link = path && `${location.origin}${path}`;
  return (
    <section class="share-replay" aria-label={company.shareReplay}>
      {link && !kept && <LinkBox label={company.shareReplayHint} link={link} title={words.value.name} />}
      <KeepReplaySwitch source={source} />
    </section>
  );
}

/** The switch by which those who sit here keep the finished game among themselves: before, during and after it. */
export function KeepReplaySwitch({ source }: { readonly source: TableSource }) {
  const { sharing } = source;
  if (!sharing || source.you.value.seats.length === 0) return undefined;
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={source.info.value.settings.replay === 'players'}
        onChange={({ currentTarget }) => void sharing.keepReplay(currentTarget.checked)}
      />
      {messages.value.company.keepReplay}
    </label>
  );
}
