import { expect, type Page } from '@playwright/test';

/** Tab reaches everything that can be clicked, filled or followed; a group with arrow keys has one tab stop. */
export async function expectReachableByKeyboard(page: Page): Promise<void> {
  const wanted = await page.evaluate(() => {
    const inArrowGroup = (element: Element): boolean =>
      element.matches('[role="tab"], [role="gridcell"] *, td *, input[type="radio"]') &&
      element !== document.activeElement;
    const seen = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ];
    const wantedOnes = seen.filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !inArrowGroup(element) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert], dialog:not([open])') === null,
    );
    for (const element of wantedOnes) element.dataset.wanted = '';
    return wantedOnes.length;
  });
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) delete target.dataset.wanted;
    });
  });
  // Radio buttons and days take additional presses.
  for (let pressed = 0; pressed < wanted + 20; pressed += 1) {
    await page.keyboard.press('Tab');
    if (pressed >= wanted - 1 && (await page.locator('[data-wanted]').count()) === 0) break;
  }
  const missed = await page
    .locator('[data-wanted]')
    .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 120)));
  expect(missed).toEqual([]);
}
