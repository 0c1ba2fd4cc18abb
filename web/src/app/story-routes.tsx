import { Route } from 'react-router-dom';
import { lazyPart } from '../lib/loading/lazy-part.js';
import { articlePaths, movedPaths, placeholderPaths, storyPaths } from './paths/story-paths.js';

const TimelinePage = lazyPart(async () => (await import('../features/timeline/timeline-page.js')).TimelinePage);
const HistoryPage = lazyPart(async () => (await import('../features/history/history-page.js')).HistoryPage);
const ArticlePage = lazyPart(async () => (await import('../features/articles/article-page.js')).ArticlePage);
const ArchivePage = lazyPart(async () => (await import('../features/archive/archive-page.js')).ArchivePage);
const PlaceholderPage = lazyPart(
  async () => (await import('../features/placeholders/placeholder-page.js')).PlaceholderPage,
);
const MovedPage = lazyPart(async () => (await import('../features/placeholders/moved-page.js')).MovedPage);

/** The story's routes: timeline, chapters, eras, archive. */
export const storyRoutes = (
  <>
    <Route path={storyPaths.timeline} element={<TimelinePage />} />
    <Route path={storyPaths.history} element={<HistoryPage />} />
    <Route path={storyPaths.archive} element={<ArchivePage />} />
    {Object.values(articlePaths).map((path) => (
      <Route key={path} path={path} element={<ArticlePage route={path} />} />
    ))}
    {Object.values(placeholderPaths).map((path) => (
      <Route key={path} path={path} element={<PlaceholderPage route={path} />} />
    ))}
    {Object.values(movedPaths).map((path) => (
      <Route key={path} path={path} element={<MovedPage route={path} />} />
    ))}
  </>
);
