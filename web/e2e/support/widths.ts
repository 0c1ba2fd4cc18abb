import type { Page } from '@playwright/test';

/** In CSS pixels. */
export const widths = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

export type WidthName = keyof typeof widths;

export const widthNames = Object.keys(widths) as readonly WidthName[];

/** Resizes the page to each width, runs the check, and restores the size. @param names all widths by default */
export async function atEachWidth(
  page: Page,
  check: (width: WidthName) => Promise<void>,
  names: readonly WidthName[] = widthNames,
): Promise<void> {
  const before = page.viewportSize();
  for (const name of names) {
    await page.setViewportSize(widths[name]);
    await check(name);
  }
  if (before) await page.setViewportSize(before);
}
