/** Breakpoints as media queries for styled-components. `below` ends a hundredth of a rem lower. */
function from(width: number): string {
  return `@media (min-width: ${width}rem)`;
}
function below(width: number): string {
  return `@media (max-width: ${width - 0.01}rem)`;
}

export const media = {
  fromPhone: from(40),
  fromTablet: from(48),
  belowTablet: below(48),
  fromDesktop: from(60),
  belowDesktop: below(60),
  /** The admin panel has its navigation in a sidebar. */
  fromSideColumn: from(64),
  belowSideColumn: below(64),
  fromWide: from(80),
  /** The widest screens, 1760 px: a page is up to 1664 px there. */
  fromWidest: from(110),
  belowNavigation: below(68.75),
  /** Very large text on a very small screen: 200% text at 390 px or less. */
  tiny: '@media (max-width: 16rem)',
  /** A phone in landscape: nothing is sticky. */
  shallow: '@media (max-height: 26rem)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;
