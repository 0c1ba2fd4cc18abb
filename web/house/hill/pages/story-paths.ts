export const articlePaths = {
  beginning: '/beginning',
  transformation: '/transformation',
  peakEra: '/peakera',
  crusaderLegacy: '/crusader-legacy',
  manBehindMission: '/man-behind-mission',
  crusadeBegins: '/crusade-begins',
  prophecy: '/prophecy',
  purchaseVision: '/purchase-vision',
  transformationProcess: '/transformation-process',
  arlingtonBaptistUniversity: '/arlington-baptist-university',
  legacyToday: '/legacy-today',
  storyOfHope: '/story-of-hope',
} as const;

/** Chapters that name the next free time of the tour that comes there. */
export const toldOnTours: readonly string[] = [
  articlePaths.beginning,
  articlePaths.transformation,
  articlePaths.peakEra,
];

/** Pages not written yet. */
export const placeholderPaths = {
  crusaderDetail: '/crusader-detail',
  redemptionDetail: '/redemption-detail',
  legacy: '/legacy',
} as const;

/** Pages whose content is now on the History page. */
export const movedPaths = { crusader: '/crusader', redemption: '/redemption' } as const;

/** Everything below History in the navigation, and the archive. */
export const storyPaths = {
  timeline: '/timeline',
  history: '/history',
  archive: '/archive',
  ...movedPaths,
  ...placeholderPaths,
  ...articlePaths,
} as const;
