import { go } from '../../parts/navigation.ts';
import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { newLocalTable } from '../../session/local/new-table.ts';
import { characterOf } from '../../session/opponents.ts';
import { type SetUp, taken } from './set-up.ts';
import { SetUpForm } from './set-up-form.tsx';

/** Several people at one device, with or without bots; nothing leaves the browser. */
export function PassScreen() {
  const { lobby } = messages.value;
  return (
    <Page title={lobby.passTitle} hint={lobby.passHint}>
      <SetUpForm others={{ kind: 'person', name: '' }} open={false} button={lobby.play} submit={deal} />
    </Page>
  );
}

async function deal(setUp: SetUp): Promise<string | undefined> {
  const { lobby } = messages.value;
  const seats = taken(setUp).map((seat, at) => {
    if (seat.kind === 'bot') return { name: characterOf(seat.bot)?.name ?? seat.bot, bot: seat.bot };
    const own = seat.kind === 'person' ? seat.name.trim() : '';
    return { name: own || (at === 0 && settings.name.value) || lobby.usualName(at + 1) };
  });
  if (seats.every((seat) => 'bot' in seat)) return lobby.onePerson;
  go(`/play/${await newLocalTable({ game: setUp.game, options: setUp.options, seats })}`);
  return undefined;
}
