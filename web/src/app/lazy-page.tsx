import { type ComponentType, use } from 'react';

/** A page whose script is loaded on first render, or earlier by `preload`. */
export type LazyPage<Props extends object> = ComponentType<Props> & {
  /** Loads the script once. After that the page renders without suspending. */
  readonly preload: () => Promise<ComponentType<Props>>;
};

/**
 * `React.lazy` with preloading: a prerendered page hydrates in one pass, and the build knows each path's scripts.
 * @param load imports the page, e.g. `async () => (await import('./tours-page.js')).ToursPage`
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;

  const preload = (): Promise<ComponentType<Props>> => {
    loading ??= load().then((page) => {
      loaded = page;
      return page;
    });
    return loading;
  };

  const render = (props: Props) => {
    const Page = loaded ?? use(preload());
    return <Page {...props} />;
  };

  return Object.assign(render, { preload });
}
