import { articleList } from '../../house/hill/texts/articles/article-list.js';
import type { PageMetadata } from '../../kit/document/head-collector.js';
import { metadataTags, noIndexTag, publicTags } from '../../kit/document/page-head.js';
import type { StructuredData } from '../../kit/document/structured-data/json-ld.js';
import { venueData } from '../../kit/document/structured-data/venue-data.js';
import type { House } from '../../kit/lib/house-hours.js';
import { paths } from '../paths/paths.js';
import { publicPaths } from '../paths/public-paths.js';
import { breadcrumbData } from './breadcrumb-data.js';

/** Pages on which visitors look up location and hours. */
const aboutThePlace: readonly string[] = [paths.home, paths.tours, paths.contact, paths.visitUs];

/** A page's structured data, without the tours, which the page adds. @param house if known */
export function pageData(path: string, house?: House): readonly StructuredData[] {
  const article = articleList.find(({ route }) => route === path);
  return [
    ...(aboutThePlace.includes(path) ? [venueData(house)] : []),
    ...(article === undefined
      ? []
      : [
          breadcrumbData([
            { name: 'Home', path: paths.home },
            { name: 'The story', path: paths.timeline },
            { name: article.title, path: article.route },
          ]),
        ]),
  ];
}

export function headOf(path: string, metadata: PageMetadata, house?: House): readonly string[] {
  const page = publicPaths.find((known) => known === path);
  return page === undefined
    ? [...metadataTags(metadata), noIndexTag]
    : publicTags({ path: page, metadata, data: pageData(page, house) });
}
