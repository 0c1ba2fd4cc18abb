/** Chapters with the next free time of a tour that shows what they tell. */
export const toldPaths = ['/beginning', '/transformation', '/peakera'] as const;

export const crusadePaths = ['/crusader-legacy', '/man-behind-mission', '/crusade-begins', '/prophecy'] as const;

export const campusPaths = [
  '/purchase-vision',
  '/transformation-process',
  '/arlington-baptist-university',
  '/legacy-today',
  '/story-of-hope',
] as const;

/** Pages not written yet. */
export const placeholderPaths = ['/crusader-detail', '/redemption-detail', '/legacy'] as const;

/** Pages whose content is now on the History page. */
export const movedPaths = ['/crusader', '/redemption'] as const;

export const archivePath = '/archive';

/** Everything below History in the navigation. */
export const storyPaths = [
  '/timeline',
  '/history',
  ...movedPaths,
  ...placeholderPaths,
  ...toldPaths,
  ...crusadePaths,
  ...campusPaths,
] as const;
