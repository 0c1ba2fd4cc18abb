import { expect, type Locator, type Page } from '@playwright/test';
import type { OpenState } from '../../../../e2e/site/support/open-state.js';
import type { WidthName } from '../../../../e2e/support/widths.js';

const dialogPart = '[role="dialog"], dialog[open]';

function dialog(page: Page): Locator {
  return page.getByRole('dialog');
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

const menu: OpenState = {
  name: 'menu',
  enter: async (page) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};

const cart: OpenState = {
  name: 'cart',
  part: dialogPart,
  enter: async (page) => {
    if (await dialog(page).isVisible()) await closeDialog(page);
    await page.getByRole('button', { name: 'Cart, empty' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
  },
};

const eras = ['1920s', '1926-1930', '1930s-1940s', '1940s-1950s', '1947', '1952-1956', '1960s', 'Present'];

const preview: OpenState = {
  name: 'preview',
  enter: async (page) => {
    await page.locator('main button[aria-expanded]').nth(2).focus();
    await expect(page.getByText('The Peak Era').first()).toBeVisible();
  },
};

function era(year: string, place: number): OpenState {
  return {
    name: `era-${year}`,
    part: '#era',
    enter: async (page) => {
      const button = page.locator('main button[aria-expanded]').nth(place);
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(1);
    },
  };
}

const features = ['Casino', 'Underground Tunnels', 'Tea Garden', 'Swimming Pool', 'Horse Stables', 'Cooling System'];

function feature(name: string): OpenState {
  return {
    name,
    part: '[aria-labelledby="room-title"]',
    enter: async (page) => {
      await page.getByRole('list', { name: 'Structures' }).getByRole('button', { name }).click();
      await expect(page.getByRole('region', { name }).getByRole('heading', { name })).toBeVisible();
    },
  };
}

function tab(name: string): OpenState {
  return {
    name,
    part: 'main',
    enter: async (page) => {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel')).not.toContainText('Select Content to View');
    },
  };
}

const secondOfShelf: OpenState = {
  name: 'second-item',
  part: '[role="tabpanel"][data-state="active"]',
  enter: async (page) => {
    const second = page.getByRole('tabpanel').getByRole('button', { expanded: false }).first();
    await second.click();
    await expect(page.getByRole('tabpanel').getByRole('button', { expanded: true })).toHaveCount(1);
  },
};

const bookPrices: OpenState = {
  name: 'book-prices',
  part: '[role="tabpanel"][data-state="active"]',
  enter: async (page) => {
    const books = page.getByRole('tabpanel').getByRole('button', { name: /Top O’ Hill Terrace|Gangster|Drawings/ });
    for (const [place, price] of ['$21.99', '$29.95', '$40.00'].entries()) {
      if ((await books.nth(place).getAttribute('aria-expanded')) === 'false') await books.nth(place).click();
      await expect(page.getByRole('tabpanel').getByText(price).first()).toBeVisible();
    }
  },
};

const categories = ['hollywood', 'music', 'sports', 'business', 'notorious'];

function category(id: string): readonly OpenState[] {
  return [
    {
      name: id,
      enter: async (page) => {
        await page.goto(`/famous-infamous?category=${id}`);
        await expect(page.locator('main button[aria-haspopup="dialog"]').first()).toBeVisible();
      },
    },
    {
      name: `${id}-guest`,
      part: dialogPart,
      enter: async (page) => {
        await page.locator('main button[aria-haspopup="dialog"]').first().click();
        await expect(dialog(page)).toBeVisible();
      },
    },
  ];
}

/** A route's states: on a desktop all, on other screens one of each kind. */
export function openStates(path: string, width: WidthName): readonly OpenState[] {
  const onDesktop = width === 'desktop';
  const some = <Item>(items: readonly Item[]): readonly Item[] => (onDesktop ? items : items.slice(0, 1));
  switch (path) {
    case '/':
      // On a desktop the links are in the header, without a menu.
      return onDesktop ? [cart] : [menu, cart];
    case '/history':
      return [preview, ...some(eras.map(era))];
    case '/structures':
      return some(features).map(feature);
    case '/media':
      return ['Video Content', 'Written Content', 'Published Books'].flatMap((name) => [
        tab(name),
        name === 'Published Books' ? bookPrices : secondOfShelf,
      ]);
    case '/famous-infamous':
      return some(categories).flatMap(category);
    default:
      return [];
  }
}
