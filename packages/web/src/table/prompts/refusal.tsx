import type { NamedRejection } from '@branchline/protocol';
import { showRules } from '../../parts/open-dialogs.ts';
import { messages } from '../../preferences/messages.ts';
import { useTable } from '../../session/context.ts';
import type { WhyNot } from '../../session/table-model.ts';

const byTheRules = (why: WhyNot): why is NamedRejection => 'rule' in why;

/** Why not, in words, with the rule behind it. */
export function Refusal({ why }: { readonly why: WhyNot }) {
  const { names, game } = useTable();
  const { refusals, troubles, questions } = messages.value;
  if (!byTheRules(why)) return <span class="refusal">{troubles[why.code]}</span>;
  return (
    <span class="refusal">
      {refusals[why.code](why.facts, names.value)}{' '}
      <a
        class="rule"
        href={`/rules/${game.id}#${why.rule}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          showRules(why.rule);
        }}
      >
        {questions.rule(why.rule)}
      </a>
    </span>
  );
}
