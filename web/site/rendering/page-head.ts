import type { PageMetadata } from '../../kit/document/head-collector.js';
import { metadataTags, noIndexTag, publicTags } from '../../kit/document/page-head.js';
import type { StructuredData } from '../../kit/document/structured-data/json-ld.js';
import { venueData } from '../../kit/document/structured-data/venue-data.js';
import type { House } from '../../kit/lib/house-hours.js';
import { languages } from '../../kit/words/language.js';
import { paths } from '../paths/paths.js';
import { publicPaths, spokenPaths } from '../paths/public-paths.js';

/** Pages on which visitors look up location and hours. */
const aboutThePlace: readonly string[] = [paths.home, paths.tours, paths.contact, paths.visitUs];

/** A page's structured data, without what the page itself adds. @param house if known */
export function pageData(path: string, house?: House): readonly StructuredData[] {
  return aboutThePlace.includes(path) ? [venueData(house)] : [];
}

export function headOf(path: string, metadata: PageMetadata, house?: House): readonly string[] {
  const page = publicPaths.find((known) => known === path);
  return page === undefined
    ? [...metadataTags(metadata), noIndexTag]
    : publicTags({
        path: page,
        languages: spokenPaths.includes(page) ? languages : [],
        metadata,
        data: pageData(page, house),
      });
}
