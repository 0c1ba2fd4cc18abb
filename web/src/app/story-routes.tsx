import { Route } from 'react-router-dom';
import { lazyPage } from './lazy-page.js';
import { articlePaths, movedPaths, placeholderPaths, storyPaths } from './paths/story-paths.js';

const TimelinePage = lazyPage(async () => (await import('../features/timeline/timeline-page.js')).TimelinePage);
const HistoryPage = lazyPage(async () => (await import('../features/history/history-page.js')).HistoryPage);
const ArticlePage = lazyPage(async () => (await import('../features/articles/article-page.js')).ArticlePage);
const ArchivePage = lazyPage(async () => (await import('../features/archive/archive-page.js')).ArchivePage);
const PlaceholderPage = lazyPage(
  async () => (await import('../features/placeholders/placeholder-page.js')).PlaceholderPage,
);
const MovedPage = lazyPage(async () => (await import('../features/placeholders/moved-page.js')).MovedPage);

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
