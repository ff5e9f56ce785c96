import { findGame } from '@branchline/games';
import { RulesLink } from '../../parts/rules-link.tsx';
import { isCorrespondence, timeRuleInWords } from '../../preferences/clocks.ts';
import { messages } from '../../preferences/messages.ts';
import type { TableSource } from '../../session/follow-table.ts';
import { KeepReplaySwitch } from '../../table/end/share-replay.tsx';
import type { ServerActions } from '../../table/menu/server-actions.ts';
import { AbsenceChoice, absenceInWords, idleInWords, USUAL_IDLE } from '../lobby/absence-choice.tsx';
import { ChanceChoice, ChanceInWords } from '../lobby/chance-choice.tsx';
import { ClockChoice } from '../lobby/clock-choice.tsx';
import { OptionField } from '../lobby/set-up-form.tsx';

interface TableRulesProps {
  readonly source: TableSource;
  readonly actions: ServerActions;
}

/** How this table will be played: everybody reads it, the host changes it. */
export function TableRules({ source, actions }: TableRulesProps) {
  const { lobby } = messages.value;
  return (
    <section class="panel" aria-label={lobby.optionsTitle}>
      <h2>{lobby.optionsTitle}</h2>
      <RulesLink game={source.info.value.game} />
      {source.you.value.host ? <Changeable source={source} actions={actions} /> : <InWords source={source} />}
      <KeepReplaySwitch source={source} />
    </section>
  );
}

function InWords({ source }: Pick<TableRulesProps, 'source'>) {
  const { lobby, people, hosting } = messages.value;
  const { game, options, settings } = source.info.value;
  const rules = findGame(game)?.options ?? [];
  return (
    <dl class="table-rules">
      {rules.map(({ name, kind, default: usual }) => {
        const value = options[name] ?? usual;
        return (
          <div key={name}>
            <dt>{lobby.options[name] ?? name}</dt>
            <dd>{kind === 'yesNo' ? (value ? '✓' : '–') : lobby.optionValue(name, Number(value))}</dd>
          </div>
        );
      })}
      <div>
        <dt>{lobby.clock}</dt>
        <dd>{timeRuleInWords(settings)}</dd>
      </div>
      {!isCorrespondence(settings.clock) && (
        <div>
          <dt>{people.absence}</dt>
          <dd>{absenceInWords(settings.grace)}</dd>
        </div>
      )}
      {!isCorrespondence(settings.clock) && (
        <div>
          <dt>{people.idle}</dt>
          <dd>{idleInWords(settings.idle ?? USUAL_IDLE)}</dd>
        </div>
      )}
      <div>
        <dt>{hosting.replay}</dt>
        <dd>{hosting.replayFor[settings.replay ?? 'link']}</dd>
      </div>
      <ChanceInWords shown={settings.spectatorChance === true} />
    </dl>
  );
}

function Changeable({ source, actions }: TableRulesProps) {
  const { people } = messages.value;
  const { game, options, settings, seats } = source.info.value;
  const entry = findGame(game);
  const change = (wish: object): void => void actions.put('/setup', wish);
  const open = seats.some(({ kind }) => kind === 'open');
  return (
    <>
      {entry?.options.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          setUp={{ game, options, seats: seats.length }}
          change={(next) => change({ options: next })}
        />
      ))}
      <ClockChoice
        setUp={settings}
        change={({ clock, atTimeOut }) =>
          change({
            settings: {
              clock,
              atTimeOut,
              // Whoever has days for a move may be away meanwhile.
              ...(isCorrespondence(clock) !== isCorrespondence(settings.clock) && {
                grace: isCorrespondence(clock) ? 0 : 120,
              }),
            },
          })
        }
      />
      {!isCorrespondence(settings.clock) && (
        <AbsenceChoice absence={settings} change={(absence) => change({ settings: absence })} />
      )}
      <ChanceChoice
        shown={settings.spectatorChance === true}
        change={(spectatorChance) => change({ settings: { spectatorChance } })}
      />
      {entry && (
        <div class="page-ways">
          {seats.length < entry.seats.max && (
            <button type="button" class="button" onClick={() => change({ seats: seats.length + 1 })}>
              {people.addSeat}
            </button>
          )}
          {seats.length > entry.seats.min && open && (
            <button type="button" class="button" onClick={() => change({ seats: seats.length - 1 })}>
              {people.removeSeat}
            </button>
          )}
        </div>
      )}
    </>
  );
}
