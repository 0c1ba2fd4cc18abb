import { expect, type Page } from '@playwright/test';
import { dollars, thing, third } from '../support/house.js';
import { StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';

/** Does what a browser does that translates: each text, also of what comes later, goes into elements of the browser's own. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest('font, script, style')) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translate(node.parentNode ?? node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test('a page that the browser translated shows the money of now', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  await store.add(thing.name);
  await store.add(third.name);
  await store.openCart();
  const { cart } = store;
  const [two, three] = [thing.priceCents + third.priceCents, 2 * thing.priceCents + third.priceCents].map(dollars);
  await expect(cart.getByText(two ?? '', { exact: true })).toBeVisible();
  await translatePage(page);
  await cart.getByRole('button', { name: `One more: ${thing.name}` }).click();
  await expect(cart).toContainText(three ?? '');
  await expect(store.line(thing.name)).toContainText(dollars(2 * thing.priceCents));
  await expect(cart).not.toContainText(two ?? '');
  await cart.getByRole('button', { name: `Remove ${third.name}` }).click();
  await expect(cart).not.toContainText(three ?? '');
});
