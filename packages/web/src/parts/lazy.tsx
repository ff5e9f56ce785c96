import type { ComponentChildren, ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** A screen that is fetched when it is first shown; `there`: if it has been fetched before, it is shown at once. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  there?: () => ComponentType<Props> | undefined,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props): ComponentChildren {
    loaded ??= there?.();
    const [, show] = useState(loaded !== undefined);
    // At once, and not when what is there has been painted.
    useLayoutEffect(() => {
      if (loaded) return;
      void load().then((component) => {
        loaded = component;
        show(true);
      });
    }, []);
    const Screen = loaded;
    return Screen && <Screen {...props} />;
  };
}
