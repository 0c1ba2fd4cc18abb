import type { HousePage, HousePages } from '../../../kit/house/house-pages.js';
import { lazyPart } from '../../../kit/lib/loading/lazy-part.js';
import { Colophon } from './colophon.js';
import { GateCloses } from './gate-closes.js';
import { categorySearch, guestsPath } from './guests/category-in-address.js';
import { HomePage } from './home/home-page.js';
import { articlePaths, movedPaths, placeholderPaths, storyPaths, toldOnTours } from './story-paths.js';

const TimelinePage = lazyPart(async () => (await import('./timeline/timeline-page.js')).TimelinePage);
const HistoryPage = lazyPart(async () => (await import('./history/history-page.js')).HistoryPage);
const ArticlePage = lazyPart(async () => (await import('./articles/article-page.js')).ArticlePage);
const ArchivePage = lazyPart(async () => (await import('./archive/archive-page.js')).ArchivePage);
const PlaceholderPage = lazyPart(async () => (await import('./placeholders/placeholder-page.js')).PlaceholderPage);
const MovedPage = lazyPart(async () => (await import('./placeholders/moved-page.js')).MovedPage);
const StructuresPage = lazyPart(async () => (await import('./structures/structures-page.js')).StructuresPage);
const GuestsPage = lazyPart(async () => (await import('./guests/guests-page.js')).GuestsPage);
const MediaPage = lazyPart(async () => (await import('./media/media-page.js')).MediaPage);

const pages: readonly HousePage[] = [
  { path: '/structures', element: <StructuresPage />, isFound: true },
  { path: guestsPath, element: <GuestsPage />, isFound: true, search: categorySearch },
  { path: '/media', element: <MediaPage />, isFound: true, showsMedia: true },
  { path: storyPaths.timeline, element: <TimelinePage />, isFound: true },
  { path: storyPaths.history, element: <HistoryPage />, isFound: true },
  { path: storyPaths.archive, element: <ArchivePage />, isFound: true },
  ...Object.values(articlePaths).map((path) => ({
    path,
    element: <ArticlePage route={path} />,
    isFound: true,
    ...(toldOnTours.includes(path) && { showsTours: true as const }),
  })),
  ...Object.values(placeholderPaths).map((path) => ({
    path,
    element: <PlaceholderPage route={path} />,
    isFound: false,
  })),
  ...Object.values(movedPaths).map((path) => ({ path, element: <MovedPage route={path} />, isFound: false })),
];

export const housePages: HousePages = {
  Home: HomePage,
  pages,
  End: GateCloses,
  Colophon,
  belonging: { '/timeline': Object.values(storyPaths).filter((path) => path !== storyPaths.archive) },
};
