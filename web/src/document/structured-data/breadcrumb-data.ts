import { absolute } from '../public-address.js';
import type { StructuredData } from './json-ld.js';

interface Crumb {
  readonly name: string;
  readonly path: `/${string}`;
}

export function breadcrumbData(crumbs: readonly Crumb[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}
