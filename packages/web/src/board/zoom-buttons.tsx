import type { BoardMessages, PlanSwitch } from './board-props.ts';
import type { PanZoom } from './pan-zoom.ts';

interface ZoomButtonsProps {
  readonly words: BoardMessages;
  readonly plan: PlanSwitch | undefined;
  readonly view: { readonly current?: PanZoom | undefined };
}

/** A way with a flag at its end. */
const PLAN = 'M4 16.5C4 12 8 14 8 10.5S12 10 12 6.5M12 9V2.5L17 4.5 12 6.8M3 16.5h2';

export function ZoomButtons({ words, plan, view }: ZoomButtonsProps) {
  const buttons = [
    { name: words.zoomIn, path: 'M10 4v12M4 10h12', press: () => view.current?.zoomBy(1.6) },
    { name: words.zoomOut, path: 'M4 10h12', press: () => view.current?.zoomBy(1 / 1.6) },
    { name: words.whole, path: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4', press: () => view.current?.whole() },
  ];
  return (
    <div class="zoom-buttons">
      {plan && (
        <button
          type="button"
          class="plan-switch"
          aria-label={plan.name}
          title={plan.name}
          aria-pressed={plan.on}
          onClick={plan.toggle}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={PLAN} />
          </svg>
        </button>
      )}
      {buttons.map(({ name, path, press }) => (
        <button key={name} type="button" aria-label={name} title={name} onClick={press}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={path} />
          </svg>
        </button>
      ))}
    </div>
  );
}
