import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type TestInfo } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Nothing that axe knows is wrong with the page as it stands.
 * @param part selects the only part to be looked at, where the rest is as it was
 */
export const expectAccessible = async (page: Page, part?: string): Promise<void> => {
  // No page here shows another one's inside it: the mode for that takes a second tab and twice the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(standards);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found).toEqual([]);
};

/** Nothing sticks out at the side. */
export const expectNoSideScroll = async (page: Page): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
};

/** Keeps a picture of the whole page, to be looked at. */
export const keepPicture = async (page: Page, info: TestInfo, name: string): Promise<void> => {
  await page.screenshot({ path: `e2e/artefacts/screens/${name}-${info.project.name}.png`, fullPage: true });
};
