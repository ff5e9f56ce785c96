import { Download, Play, Share2, Users } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { navigate } from '../parts/navigation.ts';
import { saveFile } from '../parts/save-file.ts';
import { PrintPanel } from './print-panel.tsx';
import { fetchGallery, offerMap, playNow, tableAddress } from './share.ts';
import { workshopTexts } from './texts.ts';
import type { Workbench } from './workbench.ts';

/** Play it, take it to friends, keep it as a file, offer it to everybody. */
export function SharePanel({ bench }: { readonly bench: Workbench }) {
  const { share } = workshopTexts();
  const ready = bench.playable.value;
  const [mayOffer, setMayOffer] = useState<boolean>();
  const [said, setSaid] = useState<string>();
  useEffect(() => void fetchGallery().then((gallery) => setMayOffer(gallery?.mayOffer)), []);
  const go = async (address: Promise<string | undefined>): Promise<void> => {
    const to = await address.catch(() => undefined);
    if (to === undefined) setSaid(share.unplayable);
    else navigate(to);
  };
  const offer = async (): Promise<void> => {
    const fault = await offerMap(bench.pack.peek());
    setSaid(fault === undefined ? share.offered : share.failed(fault));
  };
  return (
    <div class="share-ways">
      {!ready && <p class="trouble">{share.notYet}</p>}
      <button
        type="button"
        class="button primary"
        disabled={!ready}
        onClick={() => void go(playNow(bench.pack.peek()))}
      >
        <Icon of={Play} /> {share.play}
      </button>
      <button
        type="button"
        class="button"
        disabled={!ready}
        onClick={() => void go(tableAddress(bench.pack.peek(), bench.id))}
      >
        <Icon of={Users} /> {share.table}
      </button>
      <button type="button" class="button" onClick={() => saveFile(`${bench.pack.peek().id}.json`, bench.pack.peek())}>
        <Icon of={Download} /> {share.save}
      </button>
      {mayOffer ? (
        <>
          <p class="note">{share.offerHint}</p>
          <button type="button" class="button" disabled={!ready} onClick={() => void offer()}>
            <Icon of={Share2} /> {share.offer}
          </button>
        </>
      ) : (
        mayOffer === false && <p class="note">{share.notAllowed}</p>
      )}
      {said && <p role="status">{said}</p>}
      <PrintPanel bench={bench} />
    </div>
  );
}
