import { useEffect, useState } from 'preact/hooks';
import { seatStyles } from '../../cards/colours.ts';
import { SeatMark } from '../../cards/marks.tsx';
import { piecesOf } from '../../look/look-of.ts';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { api } from '../../session/api.ts';
import type { TableSource } from '../../session/follow-table.ts';
import type { ServerActions } from '../../table/menu/server-actions.ts';

interface AboutMeProps {
  readonly source: TableSource;
  readonly actions: ServerActions;
}

/** Before the deal, one's own: the name, the colour, and whether it may begin. */
export function AboutMe({ source, actions }: AboutMeProps) {
  const { lobby, people } = messages.value;
  const info = source.info.value;
  // Whoever holds several seats at one device gives the others their names when setting the table.
  const [own = 0] = source.you.value.seats;
  const seat = info.seats[own];
  const [name, setName] = useState(seat?.name ?? '');
  useEffect(() => setName(seat?.name ?? ''), [seat?.name]);
  const rename = (): void => {
    const wished = name.trim();
    if (!wished || wished === seat?.name) return;
    settings.name.value = wished;
    void api.put('/session', { name: wished });
    void actions.put(`/seats/${own}/person`, { name: wished });
  };
  const colours = info.seats.map(({ colour }, number) => colour ?? number);
  const isTaken = (colour: number): boolean =>
    info.seats.some(({ kind }, number) => kind === 'person' && number !== own && colours[number] === colour);
  return (
    <section class="panel about-me">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rename();
        }}
      >
        <label class="field">
          {lobby.yourName}
          <input
            maxLength={40}
            autocomplete="nickname"
            placeholder={lobby.usualName(own + 1)}
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
            onBlur={rename}
          />
        </label>
      </form>
      <fieldset class="colour-choice">
        <legend>{people.colour}</legend>
        {seatStyles(info.game).map((style, colour) => (
          <button
            key={colour}
            type="button"
            class="icon-button"
            aria-label={messages.value.colours[style.name] ?? people.colourOf(colour + 1)}
            aria-pressed={colours[own] === colour}
            disabled={isTaken(colour)}
            onClick={() => void actions.put(`/seats/${own}/person`, { colour })}
          >
            <SeatMark style={style} kind={piecesOf(info.game)} />
          </button>
        ))}
      </fieldset>
      <label class="switch">
        <input
          type="checkbox"
          checked={seat?.ready === true}
          onChange={({ currentTarget }) => void actions.put(`/seats/${own}/person`, { ready: currentTarget.checked })}
        />
        {people.ready}
      </label>
    </section>
  );
}
