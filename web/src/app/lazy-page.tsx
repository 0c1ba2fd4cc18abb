import { type ComponentType, use } from 'react';

/** A page whose script is fetched when it is first needed, or before by `preload`. */
export type LazyPage<Props extends object> = ComponentType<Props> & {
  /** Fetches the script once. Resolves to the page itself, which is drawn without waiting from then on. */
  readonly preload: () => Promise<ComponentType<Props>>;
};

/**
 * `React.lazy` that can be fetched ahead: a prerendered page is taken over in one go once its script is here, and the
 * build sees which script belongs to which address.
 * @param load imports the page's module, e.g. `async () => (await import('./tours-page.js')).ToursPage`
 */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> => {
  let fetched: Promise<ComponentType<Props>> | undefined;
  let here: ComponentType<Props> | undefined;

  const preload = (): Promise<ComponentType<Props>> => {
    fetched ??= load().then((page) => {
      here = page;
      return page;
    });
    return fetched;
  };

  const draw = (props: Props) => {
    const Page = here ?? use(preload());
    return <Page {...props} />;
  };

  return Object.assign(draw, { preload });
};
