import type { BoardMessages } from './board-props.ts';
import type { PanZoom } from './pan-zoom.ts';

interface ZoomButtonsProps {
  readonly words: BoardMessages;
  readonly view: { readonly current?: PanZoom | undefined };
}

export function ZoomButtons({ words, view }: ZoomButtonsProps) {
  const buttons = [
    { name: words.zoomIn, path: 'M10 4v12M4 10h12', press: () => view.current?.zoomBy(1.6) },
    { name: words.zoomOut, path: 'M4 10h12', press: () => view.current?.zoomBy(1 / 1.6) },
    { name: words.whole, path: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4', press: () => view.current?.whole() },
  ];
  return (
    <div class="zoom-buttons">
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
