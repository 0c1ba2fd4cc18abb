import { type ComponentType, isValidElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import { siteRoutes } from './routes.js';

interface Preloadable {
  readonly preload: () => Promise<ComponentType>;
}

function isPreloadable(type: unknown): type is Preloadable {
  return typeof type === 'function' && 'preload' in type && typeof type.preload === 'function';
}

/** Loads every lazy component of a path, outermost first. */
export function preloadPages(pathname: string): Promise<readonly ComponentType[]> {
  const elements = (matchRoutes(siteRoutes, pathname) ?? []).map(({ route }) => route.element);
  return Promise.all(
    elements.flatMap((element) =>
      isValidElement(element) && isPreloadable(element.type) ? [element.type.preload()] : [],
    ),
  );
}
