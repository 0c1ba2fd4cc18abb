import type { PageMetadata } from '../../document/head-collector.js';
import { metadataTags, noIndexTag, publicTags } from '../../document/page-head.js';
import type { House } from '../../lib/house-hours.js';
import { publicPaths } from '../paths/public-paths.js';
import { pageData } from './page-data.js';

/** The elements of a page's head. */
export function headOf(path: string, metadata: PageMetadata, house?: House): readonly string[] {
  const page = publicPaths.find((known) => known === path);
  return page === undefined
    ? [...metadataTags(metadata), noIndexTag]
    : publicTags({ path: page, metadata, data: pageData(page, house) });
}
