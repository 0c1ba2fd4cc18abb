import { type ComponentType, use } from 'react';

/** A page whose script is fetched when it is first rendered, or before by `preload`. */
export type LazyPage<Props extends object> = ComponentType<Props> & {
  /** Fetches the script once. From then on the page renders without suspending. */
  readonly preload: () => Promise<ComponentType<Props>>;
};

/**
 * `React.lazy` that can be preloaded: a prerendered page is hydrated in one go, and the build knows the scripts of a path.
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
