import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A screen that is fetched when it is first shown. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props): ComponentChildren {
    const [, show] = useState(loaded !== undefined);
    useEffect(() => {
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
