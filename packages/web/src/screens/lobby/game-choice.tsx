import { gameTitles, LARGEST_PACK } from '@branchline/games';
import { MapPlus, Trash2 } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { Poster } from '../../cards/posters.tsx';
import { lightOf } from '../../look/look-of.ts';
import { Icon } from '../../parts/icon.tsx';
import { gameName, originOf } from '../../preferences/game-words.ts';
import { messages } from '../../preferences/messages.ts';
import { bringMap, forgetMap, type KnownMap, knownMaps, lookUpMaps } from '../../session/local/maps.ts';
import type { MapFault } from '../../session/local/read-map.ts';
import { fetchWorkshopTexts, sentenceOn } from '../../workshop/texts.ts';
import './game-choice.css';

interface GameChoiceProps {
  readonly chosen: string;
  /** What is chosen may have to be read first; nothing, if it is no map. */
  readonly choose: (ref: string | Promise<string | undefined>) => void;
}

/** Which game: those of the house, and maps from outside, which may also be brought right here. */
export function GameChoice({ chosen, choose }: GameChoiceProps) {
  const { lobby } = messages.value;
  useEffect(() => void lookUpMaps(), []);
  return (
    <fieldset class="game-choice">
      <legend>{lobby.game}</legend>
      {gameTitles.map(({ id }) => (
        <Choice key={id} game={id} {...{ chosen, choose }} />
      ))}
      {knownMaps.value.map((map) => (
        <MapChoice key={map.ref} map={map} {...{ chosen, choose }} />
      ))}
      <BringMap choose={choose} />
    </fieldset>
  );
}

function Choice({ game, note, chosen, choose }: GameChoiceProps & { readonly game: string; readonly note?: string }) {
  return (
    <label class="choice-of-game" {...lightOf(game)}>
      <input type="radio" name="game" checked={game === chosen} onChange={() => choose(game)} />
      <span>
        <Poster game={game} />
        <b>{gameName(game)}</b>
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}

function MapChoice({ map: { ref, from }, chosen, choose }: GameChoiceProps & { readonly map: KnownMap }) {
  const { lobby } = messages.value;
  const name = gameName(ref);
  return (
    <div class="choice-of-map">
      <Choice
        game={ref}
        note={[from === 'server' ? lobby.mapOffered : lobby.mapOfYours, originOf(ref)].filter(Boolean).join(', ')}
        {...{ chosen, choose }}
      />
      {from === 'browser' && ref !== chosen && (
        <button
          type="button"
          class="icon-button"
          aria-label={lobby.forgetMap(name)}
          title={lobby.forgetMap(name)}
          onClick={() => void forgetMap(ref)}
        >
          <Icon of={Trash2} />
        </button>
      )}
    </div>
  );
}

/** A file from this device; what is wrong with it is said at once. */
function BringMap({ choose }: Pick<GameChoiceProps, 'choose'>) {
  const { lobby } = messages.value;
  const [wrong, setWrong] = useState<{ readonly file: string; readonly fault: MapFault }>();
  const read = async (file: File): Promise<string | undefined> => {
    const reading = await bringMap(file);
    if (!reading.ok && reading.fault.kind === 'remark') await fetchWorkshopTexts();
    setWrong(reading.ok ? undefined : { file: file.name, fault: reading.fault });
    return reading.ok ? reading.entry.id : undefined;
  };
  return (
    <div class="bring-map">
      <label class="button">
        <Icon of={MapPlus} />
        <span>
          <b>{lobby.bringMap}</b>
          <small>{lobby.bringMapHint}</small>
        </span>
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file again, once it was mended, is a new choice.
            if (file) choose(read(file).finally(() => (currentTarget.value = '')));
          }}
        />
      </label>
      {wrong && (
        <p class="trouble" role="alert">
          {lobby.mapFault(wrong.file)} <FaultOf fault={wrong.fault} />
        </p>
      )}
    </div>
  );
}

/** What is wrong, in the reader's language where there are words for it; else in those of the format. */
function FaultOf({ fault }: { readonly fault: MapFault }) {
  const { mapFaults } = messages.value.lobby;
  switch (fault.kind) {
    case 'tooLong':
      return <span>{mapFaults.tooLong(LARGEST_PACK)}</span>;
    case 'notJson':
      return <span>{mapFaults.notJson}</span>;
    case 'twice':
      return <span>{mapFaults.twice(fault.what)}</span>;
    case 'houseId':
      return <span>{mapFaults.houseId(fault.what)}</span>;
    case 'remark':
      return <span>{sentenceOn(fault.remark)}</span>;
    case 'other':
      return <span lang="en">{fault.what}.</span>;
  }
}
