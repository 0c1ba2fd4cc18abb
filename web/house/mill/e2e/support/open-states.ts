import { expect } from '@playwright/test';
import type { OpenState } from '../../../../e2e/site/support/open-state.js';
import type { WidthName } from '../../../../e2e/support/widths.js';

const menu: OpenState = {
  name: 'menu',
  enter: async (page) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};

const cart: OpenState = {
  name: 'cart',
  part: '[role="dialog"], dialog[open]',
  enter: async (page) => {
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Cart, empty' }).click();
    await expect(dialog).toBeVisible();
    await page.waitForLoadState('networkidle');
  },
};

/** A route's states. On a desktop the links are in the header, without a menu. */
export function openStates(path: string, width: WidthName): readonly OpenState[] {
  if (path !== '/') return [];
  return width === 'desktop' ? [cart] : [menu, cart];
}
