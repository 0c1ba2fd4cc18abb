import { absolute } from '../../kit/document/public-address.js';
import type { StructuredData } from '../../kit/document/structured-data/json-ld.js';

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
