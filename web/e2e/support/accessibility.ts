import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { atEachWidth } from './widths.js';

// Minified: `axe.source` is twice as long and takes twice as long to parse.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no axe violations on the page as it is now. @param part selector that limits the check */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Half a megabyte of script: injected once per document, not per check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const top = await scrollToTop(page);
  // Text has less contrast while it fades in. Animations that scrolling drives, or that repeat, never finish.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const found = await page.evaluate(
    async ([tags, selector]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(selector ?? document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        // This rule, about screen orientation, refetches style sheets and takes a third of the time.
        preload: false,
        rules: { 'css-orientation-lock': { enabled: false } },
      });
      const faults: string[] = [];
      for (const { id, nodes } of violations) {
        for (const { html, target } of nodes) {
          // A sticky bar can cover the edge of a target, which scrolls out from under it.
          const place = String(target[0]);
          if (id === 'target-size')
            document.querySelector(place)?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const stays = id !== 'target-size' || (await checker.run(place, { runOnly: [id] })).violations.length > 0;
          if (stays) faults.push(`${id}: ${html}`);
        }
      }
      return faults;
    },
    [standards, part] as const,
  );
  await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
  expect(found).toEqual([]);
}

/**
 * Scrolls to the top, because a target half under the sticky header is not a small target. Names in the header fade in
 * one frame later. @returns the former scroll position
 */
async function scrollToTop(page: Page): Promise<number> {
  const seen = await page.evaluateHandle(() => {
    const top = window.scrollY;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return { top, frames: 0 };
  });
  // Polled once per frame: tests stop the page's clock, and Playwright polls by the browser's.
  await page.waitForFunction((state) => {
    state.frames += 1;
    return state.frames > 2;
  }, seen);
  return seen.evaluate(({ top }) => top);
}

export async function expectNoSideScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** With SCREENSHOTS set, stores a full-page screenshot below `artefacts/screens`. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  await page.screenshot({ path: `e2e/artefacts/screens/${name}.png`, fullPage: true });
}

/**
 * No width scrolls sideways; the widest and narrowest are accessible, whose layouts a tablet shares. @param name of
 * screenshots
 */
export async function expectGoodLayout(page: Page, name: string): Promise<void> {
  await atEachWidth(page, async (width) => {
    if (width !== 'tablet') await expectAccessible(page);
    await expectNoSideScroll(page);
    await keepScreenshot(page, `${name}-${width}`);
  });
}
