import { expect, type Page } from '@playwright/test';

/** Something that a page can show beside what it begins with. Entering one leaves the one before. */
export type OpenState = {
  readonly name: string;
  readonly enter: (page: Page) => Promise<void>;
  /** Selects what is new on the page; without it, all of it may be. */
  readonly part?: string;
};

const DIALOG = '[role="dialog"], dialog[open]';

const dialog = (page: Page) => page.getByRole('dialog');

const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
};

const menu: OpenState = {
  name: 'menu',
  enter: async (page) => {
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    // From 1100 px the row of links stands in its place.
    if (!(await button.isVisible())) return;
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};

const cart: OpenState = {
  name: 'cart',
  part: DIALOG,
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

const era = (year: string, place: number): OpenState => ({
  name: `era-${year}`,
  part: '#era',
  enter: async (page) => {
    const button = page.locator('main button[aria-expanded]').nth(place);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(1);
  },
});

const features = ['Casino', 'Underground Tunnels', 'Tea Garden', 'Swimming Pool', 'Horse Stables', 'Cooling System'];

const feature = (name: string): OpenState => ({
  name,
  part: DIALOG,
  enter: async (page) => {
    if (await dialog(page).isVisible()) await closeDialog(page);
    await page.getByRole('list', { name: 'Structures' }).getByRole('button', { name }).click();
    await expect(dialog(page).getByRole('heading', { name })).toBeVisible();
  },
});

const tab = (name: string): OpenState => ({
  name,
  part: 'main',
  enter: async (page) => {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Select Content to View');
  },
});

const firstOfShelf: OpenState = {
  name: 'first-item',
  part: '[role="tabpanel"][data-state="active"]',
  enter: async (page) => {
    await page.getByRole('tabpanel').getByRole('button').first().click();
    await expect(page.getByText('Select Content to View')).toHaveCount(0);
  },
};

const bookPrices: OpenState = {
  name: 'book-prices',
  part: '[role="tabpanel"][data-state="active"]',
  enter: async (page) => {
    const books = page.getByRole('tabpanel').getByRole('button', { name: /Top O’ Hill Terrace|Gangster|confirmed/ });
    for (const [place, price] of ['$21.99', '$29.95', '$40.00'].entries()) {
      await books.nth(place).click();
      await expect(page.getByRole('tabpanel').getByText(price).first()).toBeVisible();
    }
  },
};

const categories = ['hollywood', 'music', 'sports', 'business', 'notorious'];

const category = (id: string): readonly OpenState[] => [
  {
    name: id,
    enter: async (page) => {
      await page.goto(`/famous-infamous?category=${id}`);
      await expect(page.locator('main button[aria-haspopup="dialog"]').first()).toBeVisible();
    },
  },
  {
    name: `${id}-guest`,
    part: DIALOG,
    enter: async (page) => {
      await page.locator('main button[aria-haspopup="dialog"]').first().click();
      await expect(dialog(page)).toBeVisible();
    },
  },
];

/** The states of each route that has any; at other widths than the widest, one of each kind. */
export const openStates = (path: string, all: boolean): readonly OpenState[] => {
  const some = <Item>(items: readonly Item[], count = 1): readonly Item[] => (all ? items : items.slice(0, count));
  switch (path) {
    case '/':
      return [menu, cart];
    case '/history':
      return [preview, ...some(eras.map(era))];
    case '/structures':
      return some(features).map(feature);
    case '/media':
      return ['Video Content', 'Written Content', 'Published Books'].flatMap((name) => [
        tab(name),
        name === 'Published Books' ? bookPrices : firstOfShelf,
      ]);
    case '/famous-infamous':
      return some(categories).flatMap(category);
    default:
      return [];
  }
};
