import type { RematchAnswer } from '@branchline/protocol';
import { RotateCcw } from 'lucide';
import { Icon } from '../../parts/icon.tsx';
import { navigate } from '../../parts/navigation.ts';
import { messages } from '../../preferences/messages.ts';
import { useTable } from '../../session/table-model.ts';
import './rematch.css';

/** Asks for another game, or goes where it will be played; who is asked already answers the invitation instead. */
export function PlayAgain() {
  const { source } = useTable();
  const { end, rematch } = messages.value;
  const { rematchAnswers } = source.info.value;
  const mine = useOwnAnswer();
  // Whoever only watched has nobody to ask.
  const watched = source.server !== undefined && source.you.value.seats.length === 0;
  if (watched || mine === 'asked' || mine === 'no') return undefined;
  return (
    <button type="button" class="button primary" onClick={() => void goAgain(source.rematch)}>
      <Icon of={RotateCcw} /> {rematchAnswers ? rematch.toTable : end.rematch}
    </button>
  );
}

async function goAgain(ask: () => Promise<string | undefined>): Promise<void> {
  const path = await ask();
  if (path !== undefined) navigate(path);
}

function useOwnAnswer(): RematchAnswer['answer'] | undefined {
  const { source } = useTable();
  const { seats } = source.you.value;
  return source.info.value.rematchAnswers?.find(({ seat }) => seats.includes(seat))?.answer;
}

/** Somebody has asked for another game: who joins in, and the two answers of whoever has not said yet. */
export function RematchInvitation() {
  const { source, names } = useTable();
  const { rematch, things } = messages.value;
  const mine = useOwnAnswer();
  const { rematchAnswers } = source.info.value;
  if (!rematchAnswers || mine === undefined) return undefined;
  const said = (answer: RematchAnswer['answer']): string =>
    things.and(rematchAnswers.filter((one) => one.answer === answer).map(({ seat }) => names.value.player(seat)));
  const asker = rematchAnswers.find(({ answer }) => answer === 'yes');
  const headline = mine === 'no' ? rematch.declined : rematch.asks(asker ? names.value.player(asker.seat) : '');
  return (
    <section class="rematch" role="status">
      <p>
        {mine !== 'yes' && <b>{headline} </b>}
        {rematch.rotate}
      </p>
      <ul>
        {said('yes') && <li>{rematch.willPlay(said('yes'))}</li>}
        {said('asked') && <li>{rematch.asked(said('asked'))}</li>}
        {said('no') && <li>{rematch.willNot(said('no'))}</li>}
      </ul>
      {mine !== 'yes' && (
        <div class="rematch-answers">
          <button type="button" class="button primary" onClick={() => void goAgain(source.rematch)}>
            {rematch.accept}
          </button>
          {mine === 'asked' && (
            <button type="button" class="button" onClick={() => void source.declineRematch?.()}>
              {rematch.decline}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
