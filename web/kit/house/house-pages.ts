import type { ComponentType, ReactElement } from 'react';

/** A page that only this house has: its story. */
export interface HousePage {
  readonly path: `/${string}`;
  /** The page; a `lazyPart`, so that no other page loads it. */
  readonly element: ReactElement;
  /** Whether search engines list it. */
  readonly isFound: boolean;
  /** Whether it shows the films, articles and books that staff enter. */
  readonly showsMedia?: true;
  /** Whether it shows the tours with their next free times. */
  readonly showsTours?: true;
  /** The part of the query string that changes the page, normalized. */
  readonly search?: (query: URLSearchParams) => string;
}

/** What the site composes of a house: `#house/pages/pages`. */
export interface HousePages {
  /** The page at `/`, made of the sections of `shop/home` and its own. */
  readonly Home: ComponentType;
  readonly pages: readonly HousePage[];
  /** In the last row of the footer. */
  readonly Colophon?: ComponentType;
  /** Pages that belong to a link of the navigation without being its target. */
  readonly belonging: Readonly<Record<string, readonly string[]>>;
}
