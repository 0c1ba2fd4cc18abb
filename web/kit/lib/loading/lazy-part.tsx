import { type ComponentType, use } from 'react';
import { loadPart, MissingPartError } from './load-part.js';

/** A page or a part of one whose script is loaded on first render, or earlier by `preload`. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads the script once. After that the part renders without suspending. */
  readonly preload: () => Promise<ComponentType<Props>>;
};

/**
 * `React.lazy` with preloading and a second attempt. A prerendered page hydrates in one pass, the build knows each
 * path's scripts, and a part that an `ErrorBoundary` caught is fetched again at its next render. @param load e.g.
 * `async () => (await import('./tours-page.js')).ToursPage`
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  // Not at once: React reads a rejected promise again, and would ask for the file forever.
  const forget = (): void => {
    loading = undefined;
  };

  const preload = (): Promise<ComponentType<Props>> => {
    loading ??= loadPart(load).then(
      (part) => {
        loaded = part;
        return part;
      },
      ({ cause }: MissingPartError) => Promise.reject(new MissingPartError(cause, forget)),
    );
    return loading;
  };

  const render = (props: Props) => {
    const Part = loaded ?? use(preload());
    return <Part {...props} />;
  };

  return Object.assign(render, { preload });
}
