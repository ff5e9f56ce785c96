import { House, Settings } from 'lucide';
import { useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { currentPrompt } from '../prompts/current.ts';
import { words } from '../text/words.ts';
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
    <main class="table" data-game={model.game.id} data-tab={prompt?.Side ? 'hand' : tab}>
      <header class="masthead">
        <a class="icon-button" href="/" aria-label={table.home}>
          <Icon of={House} />
        </a>
        <h1>{start.games[model.game.id]?.name}</h1>
        <button type="button" class="icon-button" aria-label={table.menu}>
          <Icon of={Settings} />
        </button>
      </header>
      <BoardPane />
      <LastRound />
      <QuestionBar />
      <div class="tabs" role="tablist">
        {TABS.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => setTab(one)}>
            {table.tabs[one]}
          </button>
        ))}
      </div>
      <Players />
      <Market />
      <Log />
      <div class="tray">
        <Hand />
        <div class="side">{prompt?.Side ? <prompt.Side /> : <Tickets />}</div>
      </div>
    </main>
  );
}
