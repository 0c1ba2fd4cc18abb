import { type ComponentType, isValidElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import { siteRoutes } from './routes.js';

type Preloadable = { readonly preload: () => Promise<ComponentType> };

const isPreloadable = (type: unknown): type is Preloadable =>
  typeof type === 'function' && 'preload' in type && typeof type.preload === 'function';

/** Fetches the scripts of everything that is drawn at a path, outermost first. Resolves to what they hold. */
export const preloadPages = (pathname: string): Promise<readonly ComponentType[]> => {
  const drawn = (matchRoutes(siteRoutes, pathname) ?? []).map(({ route }) => route.element);
  return Promise.all(
    drawn.flatMap((element) =>
      isValidElement(element) && isPreloadable(element.type) ? [element.type.preload()] : [],
    ),
  );
};
