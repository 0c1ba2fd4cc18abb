import { lazy } from 'react';
import { Route } from 'react-router-dom';
import { articlePaths, movedPaths, placeholderPaths, storyPaths } from './story-paths.js';

const TimelinePage = lazy(async () => ({
  default: (await import('../features/timeline/timeline-page.js')).TimelinePage,
}));
const HistoryPage = lazy(async () => ({ default: (await import('../features/history/history-page.js')).HistoryPage }));
const ArticlePage = lazy(async () => ({ default: (await import('../features/articles/article-page.js')).ArticlePage }));
const ArchivePage = lazy(async () => ({ default: (await import('../features/archive/archive-page.js')).ArchivePage }));
const PlaceholderPage = lazy(async () => ({
  default: (await import('../features/placeholders/placeholder-page.js')).PlaceholderPage,
}));
const MovedPage = lazy(async () => ({ default: (await import('../features/moved/moved-page.js')).MovedPage }));

/** The routes of the story: timeline, its chapters, the eight eras, the archive. */
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
