import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../session/table-model.ts';

/** How many lines others have said since the chat was last in sight; none while it is. */
export function useUnreadChat(inSight: boolean): number {
  const { source } = useTable();
  const { seats, muted = [] } = source.you.value;
  const lines = source.chat.value;
  const newest = lines.at(-1)?.number ?? 0;
  const [read, setRead] = useState(newest);
  // What was said before the table was opened is no news; it arrives a moment after the table does, and is told by the server's clock.
  const [opened] = useState(() => source.info.peek().now);
  useEffect(() => {
    if (inSight) setRead(newest);
  }, [inSight, newest]);
  if (inSight) return 0;
  const isMine = (seat: number | undefined): boolean => seat !== undefined && seats.includes(seat);
  return lines.filter(
    ({ number, at, seat, author }) => number > read && at >= opened && !isMine(seat) && !muted.includes(author),
  ).length;
}
