import type { Remark } from '@branchline/games';
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide';
import { Icon } from '../parts/icon.tsx';
import { sentenceOn, workshopTexts } from './texts.ts';
import type { Workbench } from './workbench.ts';

interface ChecksPanelProps {
  readonly bench: Workbench;
  /** Leads to where it is: on the paper, or in a form. */
  readonly show: (remark: Remark) => void;
}

/** What is wrong and what could be better, each with the way to the spot. */
export function ChecksPanel({ bench, show }: ChecksPanelProps) {
  const { checks } = workshopTexts();
  const remarks = bench.remarks.value;
  const [grave, better] = [remarks.filter((one) => one.grave), remarks.filter((one) => !one.grave)];
  return (
    <>
      {grave.length === 0 ? (
        <p class="all-good">
          <Icon of={CircleCheck} /> {checks.good}
        </p>
      ) : (
        <Remarks title={checks.grave} remarks={grave} show={show} icon={CircleAlert} look="grave" />
      )}
      {better.length > 0 && (
        <Remarks title={checks.better} remarks={better} show={show} icon={Lightbulb} look="better" />
      )}
    </>
  );
}

interface RemarksProps {
  readonly title: string;
  readonly remarks: readonly Remark[];
  readonly show: (remark: Remark) => void;
  readonly icon: Parameters<typeof Icon>[0]['of'];
  readonly look: string;
}

function Remarks({ title, remarks, show, icon, look }: RemarksProps) {
  return (
    <>
      <h2>{title}</h2>
      <ul class={`remark-list ${look}`}>
        {remarks.map((remark, at) => (
          <li key={at}>
            <button type="button" onClick={() => show(remark)}>
              <Icon of={icon} />
              <span>{sentenceOn(remark)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
