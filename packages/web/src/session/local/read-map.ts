import {
  addPack,
  type GameEntry,
  LARGEST_PACK,
  type Remark,
  readDraft,
  readOutsidePack,
  remarksOn,
  repeatedField,
} from '@branchline/games';

/** What is wrong with a file that should be a map; `other` is told in the words of the format, which are English. */
export type MapFault =
  | { readonly kind: 'tooLong' | 'notJson' }
  | { readonly kind: 'twice' | 'houseId' | 'other'; readonly what: string }
  | { readonly kind: 'remark'; readonly remark: Remark };

/** A map that was read, or what is wrong with the file. */
export type MapReading =
  | { readonly ok: true; readonly entry: GameEntry }
  | { readonly ok: false; readonly fault: MapFault };

/** What anybody wrote: one meaning only, not too long, and a map. */
export function readMap(text: string): MapReading {
  if (text.length > LARGEST_PACK) return { ok: false, fault: { kind: 'tooLong' } };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, fault: { kind: 'notJson' } };
  }
  const repeated = repeatedField(text);
  if (repeated !== undefined) return { ok: false, fault: { kind: 'twice', what: repeated.slice(0, 40) } };
  const reading = readOutsidePack(json);
  if (reading.ok) return { ok: true, entry: addPack(reading.pack) };
  return { ok: false, fault: faultOf(json, reading.faults[0] ?? '') };
}

/** What the workshop would say about the map, which it says in the reader's language. */
function faultOf(json: unknown, sentence: string): MapFault {
  const draft = readDraft(json);
  if (draft.ok && sentence.startsWith('id: ')) return { kind: 'houseId', what: draft.pack.id };
  const [remark] = draft.ok ? remarksOn(draft.pack).filter(({ grave, key }) => grave && key !== 'other') : [];
  return remark ? { kind: 'remark', remark } : { kind: 'other', what: sentence };
}
