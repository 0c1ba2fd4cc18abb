import type { HousePage, HousePages } from '../../../kit/house/house-pages.js';
import { lazyPart } from '../../../kit/lib/loading/lazy-part.js';
import { Colophon } from './colophon.js';
import { categorySearch, guestsPath } from './guests/category-in-address.js';
import { HomePage } from './home/home-page.js';
import {
  archivePath,
  campusPaths,
  crusadePaths,
  movedPaths,
  placeholderPaths,
  storyPaths,
  toldPaths,
} from './story-paths.js';

const TimelinePage = lazyPart(async () => (await import('./timeline/timeline-page.js')).TimelinePage);
const HistoryPage = lazyPart(async () => (await import('./history/history-page.js')).HistoryPage);
const ToldPage = lazyPart(async () => (await import('./articles/told-page.js')).ToldPage);
const CrusadePage = lazyPart(async () => (await import('./articles/crusade-page.js')).CrusadePage);
const CampusPage = lazyPart(async () => (await import('./articles/campus-page.js')).CampusPage);
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
  { path: '/timeline', element: <TimelinePage />, isFound: true },
  { path: '/history', element: <HistoryPage />, isFound: true },
  { path: archivePath, element: <ArchivePage />, isFound: true },
  ...toldPaths.map((path) => ({ path, element: <ToldPage route={path} />, isFound: true, showsTours: true as const })),
  ...crusadePaths.map((path) => ({ path, element: <CrusadePage route={path} />, isFound: true })),
  ...campusPaths.map((path) => ({ path, element: <CampusPage route={path} />, isFound: true })),
  ...placeholderPaths.map((path) => ({ path, element: <PlaceholderPage route={path} />, isFound: false })),
  ...movedPaths.map((path) => ({ path, element: <MovedPage route={path} />, isFound: false })),
];

export const housePages: HousePages = {
  Home: HomePage,
  pages,
  Colophon,
  belonging: { '/timeline': storyPaths },
};
