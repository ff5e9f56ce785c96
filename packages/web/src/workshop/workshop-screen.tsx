import { useEffect, useMemo, useState } from 'preact/hooks';
import { Page } from '../parts/page.tsx';
import { spoken } from '../preferences/messages.ts';
import { Editor } from './editor.tsx';
import { WorkshopHome } from './home.tsx';
import { sharedDrafts } from './model/store.ts';
import { fetchWorkshopTexts, hasWorkshopTexts, workshopTexts } from './texts.ts';
import { stopTrial } from './trial-run.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

/** The workshop: its front page, or one map on the bench. */
export function WorkshopScreen({ id }: { readonly id: string }) {
  const language = spoken.value;
  useEffect(() => void fetchWorkshopTexts(language), [language]);
  if (!hasWorkshopTexts()) return undefined;
  return id === '' ? <WorkshopHome store={sharedDrafts()} /> : <Bench key={id} id={id} />;
}

type State = 'opening' | 'missing' | 'elsewhere' | Workbench;

/** Opens a map that this browser keeps; one tab has it at a time, so that none writes over what the other drew. */
function Bench({ id }: { readonly id: string }) {
  const texts = workshopTexts();
  const [state, setState] = useState<State>('opening');
  const [take, setTake] = useState(false);
  const held = useMemo(() => ({ release: () => {} }), []);
  useEffect(() => {
    let left = false;
    let bench: Workbench | undefined;
    const open = async (): Promise<void> => {
      const draft = await sharedDrafts()
        .draft(id)
        .catch(() => undefined);
      if (left) return;
      if (!draft) return setState('missing');
      bench = openWorkbench(draft, sharedDrafts());
      setState(bench);
      const traced = await sharedDrafts()
        .tracing(id)
        .catch(() => undefined);
      if (traced) bench.tracing.value = traced;
    };
    void lock(id, take, held, () => setState('elsewhere')).then((mine) => {
      if (left) return held.release();
      if (mine) void open();
      else setState('elsewhere');
    });
    return () => {
      left = true;
      held.release();
      if (bench) stopTrial(bench);
      bench?.close();
    };
  }, [take]);
  if (state === 'opening') return undefined;
  if (typeof state === 'object') return <Editor bench={state} store={sharedDrafts()} />;
  return (
    <Page title={texts.title}>
      <p>{state === 'missing' ? texts.missing : texts.elsewhere}</p>
      {state === 'elsewhere' && (
        <button
          type="button"
          class="button"
          onClick={() => {
            setState('opening');
            setTake(true);
          }}
        >
          {texts.takeOver}
        </button>
      )}
      <a class="button" href="/workshop">
        {texts.title}
      </a>
    </Page>
  );
}

/** Holds the map for this tab, if no other has it or it is taken from there; `lost` when another takes it. */
function lock(id: string, take: boolean, held: { release: () => void }, lost: () => void): Promise<boolean> {
  // Only https and localhost have locks; elsewhere nobody is kept out.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`branchline.draft.${id}`, take ? { steal: true } : { ifAvailable: true }, (got) => {
        resolve(got !== null);
        return got === null
          ? undefined
          : new Promise<void>((done) => {
              held.release = done;
            });
      })
      .catch(lost);
  });
}
