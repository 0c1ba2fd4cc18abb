import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { atEachWidth } from './widths.js';

// Minified: `axe.source` is twice as long, and takes a page twice as long to read.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects that axe finds no violation on the page as it is shown now.
 * @param part selects the only part that axe checks
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Half a megabyte of script: once for each document, not for each check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ([tags, selector]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        // Fetches style sheets again, for a rule about screens that are turned, and takes a third of the time.
        preload: false,
        rules: { 'css-orientation-lock': { enabled: false } },
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [standards, part] as const,
  );
  expect(found).toEqual([]);
}

/** Expects that the page does not scroll sideways. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** Stores a screenshot of the whole page below `artefacts/screens` when SCREENSHOTS is set: for people to look at. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  await page.screenshot({ path: `e2e/artefacts/screens/${name}.png`, fullPage: true });
}

/**
 * Expects at all three widths that the page, as it is shown now, is accessible and does not scroll sideways.
 * @param name of the screenshots
 */
export async function expectGoodLayout(page: Page, name: string): Promise<void> {
  await atEachWidth(page, async (width) => {
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await keepScreenshot(page, `${name}-${width}`);
  });
}
