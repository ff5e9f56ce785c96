import { House, Settings } from 'lucide';
import { useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { EndPanel } from '../end/end-panel.tsx';
import { currentPrompt } from '../prompts/current.ts';
import { Turned } from '../prompts/pay-tunnel.tsx';
import { showSettings } from '../settings/settings-dialog.tsx';
import { words } from '../text/words.ts';
import { YardPane } from '../yard/yard-pane.tsx';
import { BoardPane } from './board-pane.tsx';
import { useTable } from './context.ts';
import { Hand } from './hand.tsx';
import { LastRound } from './last-round.tsx';
import { Log } from './log.tsx';
import { Market } from './market.tsx';
import { Players } from './players.tsx';
import { QuestionBar } from './question-bar.tsx';
import './table.css';
import './tray.css';
import './phone.css';
import { Tickets } from './tickets.tsx';

const TABS = ['hand', 'market', 'tickets', 'players', 'log'] as const;
type Tab = (typeof TABS)[number];

/** A table: board, question, hand and tickets, and the column with players, market and log. On a phone these are tabs. */
export function Table() {
  const model = useTable();
  const [tab, setTab] = useState<Tab>('hand');
  const prompt = currentPrompt(model);
  const { table, start } = words.value;
  return (
    <main
      class={model.position.value.over ? 'table over' : 'table'}
      data-game={model.game.id}
      data-tab={prompt?.Side ? 'hand' : tab}
    >
      <header class="masthead">
        <a class="icon-button" href="/" aria-label={table.home}>
          <Icon of={House} />
        </a>
        <h1>{start.games[model.game.id]?.name}</h1>
        <button type="button" class="icon-button" aria-label={words.value.settings.title} onClick={showSettings}>
          <Icon of={Settings} />
        </button>
      </header>
      {model.position.value.routes ? <BoardPane /> : <YardPane />}
      {model.position.value.over ? <EndPanel /> : <InPlay tab={tab} choose={setTab} />}
    </main>
  );
}

interface InPlayProps {
  readonly tab: Tab;
  readonly choose: (tab: Tab) => void;
}

function InPlay({ tab, choose }: InPlayProps) {
  const model = useTable();
  const prompt = currentPrompt(model);
  const { tunnel } = model.position.value;
  const { table } = words.value;
  return (
    <>
      <LastRound />
      <QuestionBar />
      <div class="tabs" role="tablist">
        {TABS.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => choose(one)}>
            {table.tabs[one]}
          </button>
        ))}
      </div>
      <Players />
      <Market />
      <Log />
      <div class="tray">
        <Hand />
        <div class="side">{prompt?.Side ? <prompt.Side /> : tunnel ? <Turned /> : <Tickets />}</div>
      </div>
    </>
  );
}
