import type { MakeProposal, Proposal } from '@branchline/protocol';
import { messages } from '../../preferences/messages.ts';
import { settings as chosen } from '../../preferences/settings.ts';
import type { TableSource } from '../../session/follow-table.ts';
import { seatName } from '../../session/seat-names.ts';
import { useTable } from '../../session/table-model.ts';
import { RecoveryNotice } from './recovery-notice.tsx';
import { useServer } from './server-actions.ts';
import './table-menu.css';

/** What the people of a table are asked or told just now: a proposal, or a bot that plays for me. */
export function PeopleNotice() {
  const { source } = useTable();
  const { people } = messages.value;
  const { post } = useServer(source);
  if (!source.server) return undefined;
  const { id, status, proposal, seats, settings } = source.info.value;
  const { seats: mine, former = [] } = source.you.value;
  if (status !== 'playing') return undefined;
  if (isAskedIfThere(source)) return <StillThere source={source} />;
  if (proposal) return <ProposalNotice proposal={proposal} />;
  if (former.length > 0 && mine.length === 0) {
    const left = settings.atTimeOut === 'bot' ? people.hasLeft : people.hasLeftLeast;
    return <Notice text={left} button={people.takeBack} press={() => void post('/return')} />;
  }
  if (mine.some((seat) => seats[seat]?.standIn)) {
    return <Notice text={people.resting} button={people.back} press={() => void post('/return')} />;
  }
  const quiet = seats.find(({ idleUntil }) => idleUntil !== undefined);
  if (quiet) return <Notice text={people.isQuiet(seatName(quiet))} />;
  return mine.length > 0 ? <RecoveryNotice table={id} playing /> : undefined;
}

export const isAskedIfThere = ({ info, you }: TableSource): boolean =>
  you.value.seats.some((seat) => info.value.seats[seat]?.idleUntil !== undefined);

/** Whoever has kept others waiting for long is asked whether they are there. */
export function StillThere({ source }: { readonly source: TableSource }) {
  const { people } = messages.value;
  const { status, settings: rules } = source.info.value;
  const otherwise = status === 'open' ? people.elseHost : rules.grace > 0 ? people.elseBot : people.elseWait;
  return (
    <div class="people-notice" role="alert">
      <span>
        {people.stillThere} {otherwise}
      </span>
      {/* Whatever is touched says it: this is what to touch. */}
      <button type="button" class="button primary">
        {people.iAmHere}
      </button>
    </div>
  );
}

interface NoticeProps {
  readonly text: string;
  readonly button?: string;
  readonly press?: () => void;
}

function Notice({ text, button, press }: NoticeProps) {
  return (
    <div class="people-notice" role="status">
      <span>{text}</span>
      {button && (
        <button type="button" class="button primary" onClick={press}>
          {button}
        </button>
      )}
    </div>
  );
}

function ProposalNotice({ proposal }: { readonly proposal: Proposal }) {
  const { source } = useTable();
  const { people, things, lobby } = messages.value;
  const { post } = useServer(source);
  const { seats } = source.info.value;
  const { seats: mine } = source.you.value;
  const { kind, seat, name, asked, agreed } = proposal;
  const toAnswer = asked.some((one) => mine.includes(one) && !agreed.includes(one));
  const waiting = asked.filter((one) => !agreed.includes(one)).map((one) => seatName(seats[one]));
  const question =
    kind === 'end' ? people.endAsk(seatName(seats[seat])) : people.seatAsk(name ?? lobby.guest, seatName(seats[seat]));
  if (!toAnswer) {
    const own = kind === 'end' ? mine.includes(seat) : source.you.value.asks === true;
    return (
      <Notice
        text={waiting.length > 0 ? people.waitsFor(things.and(waiting)) : question}
        {...(own && { button: people.withdraw, press: () => void post('/votes', { agree: false }) })}
      />
    );
  }
  return (
    <div class="people-notice" role="alert">
      <span>{question}</span>
      <button type="button" class="button primary" onClick={() => void post('/votes', { agree: true })}>
        {people.agree}
      </button>
      <button type="button" class="button" onClick={() => void post('/votes', { agree: false })}>
        {people.decline}
      </button>
    </div>
  );
}

/** What is asked of those who play, to be given a seat. */
export const seatWish = (seat: number): MakeProposal => ({
  kind: 'seat',
  seat,
  ...(chosen.name.value && { name: chosen.name.value }),
});

/** For a visitor with an invitation to a running game: the seats that nobody plays any more. */
export function SeatRequests() {
  const { source } = useTable();
  const { people } = messages.value;
  const { trouble, post } = useServer(source);
  const { seats, status, proposal } = source.info.value;
  const { seats: mine, former = [] } = source.you.value;
  const free = seats.filter((seat) => seat.free);
  if (!source.sitDown || status !== 'playing' || mine.length > 0 || former.length > 0 || proposal) return undefined;
  return (
    <div class="answers">
      {trouble && <span role="alert">{trouble}</span>}
      {free.map((seat) => (
        <button
          key={seat.seat}
          type="button"
          class="button quiet"
          onClick={() => void post('/proposals', seatWish(seat.seat))}
        >
          {people.askSeat(seatName(seat))}
        </button>
      ))}
    </div>
  );
}
