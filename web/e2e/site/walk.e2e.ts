import { expect, type Page, test } from '@playwright/test';
import { publicRoutes } from '#house/e2e/support/public-routes.js';

const routes = publicRoutes.map(({ path }) => path);

/** Other tests change tours and products meanwhile: for their pages only the document is compared. */
const changing = publicRoutes.filter(({ live }) => live !== undefined).map(({ path }) => path);

/** What is laid out: attributes of the document, heights of all sections, and boxes of all images. */
async function layout(changingPaths: readonly string[]): Promise<unknown> {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
  for (const image of images) image.loading = 'eager';
  const isDone = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0;
  const loads = images.filter((image) => !isDone(image)).map((image) => image.decode().catch(() => undefined));
  await Promise.all([...loads, document.fonts.ready]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const box = (element: Element): string => {
    const { width, height } = element.getBoundingClientRect();
    return `${element.tagName} ${Math.round(width)} × ${Math.round(height)}`;
  };
  const attributes = (element: Element): readonly string[] =>
    [...element.attributes].map(({ name, value }) => `${name}=${value}`).toSorted();
  const { backgroundColor, overflow } = getComputedStyle(document.body);
  const page = {
    path: location.pathname,
    heading: document.querySelector('h1')?.textContent,
    document: [...attributes(document.documentElement), ...attributes(document.body), backgroundColor, overflow],
  };
  if (changingPaths.includes(location.pathname)) return page;
  return {
    ...page,
    sections: [...document.querySelectorAll('main, main > *, main > * > *')].map(box),
    images: images.map((image) => `${new URL(image.src).pathname} ${box(image)}`),
  };
}

/** Expects the page to look as if it had been opened by its URL. */
async function expectLayout(page: Page, path: string, wanted: unknown, after: string): Promise<void> {
  await expect.poll(() => page.evaluate(layout, changing), { message: `${path} after ${after}` }).toEqual(wanted);
}

// One page and one width: pictures are read once, nothing is animated, and no picture of the page is taken.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every page looks the same after any other page as it does when it is opened by its address', async ({ page }) => {
  const open = async (path: string): Promise<void> => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.locator('html').dispatchEvent('touchstart');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  };
  const wanted = new Map<string, unknown>();
  for (const path of routes) {
    await open(path);
    // Measured twice, because live data is refetched.
    await expect
      .poll(async () => {
        const before = JSON.stringify(wanted.get(path));
        wanted.set(path, await page.evaluate(layout, changing));
        return JSON.stringify(wanted.get(path)) === before;
      })
      .toBe(true);
  }
  // State left by a page stays in the tab, so on the way back every page follows every other.
  await open('/');
  let after = '/';
  for (const path of [...routes, ...routes.toReversed()]) {
    // As the links do.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expectLayout(page, path, wanted.get(path), after);
    after = path;
  }
});
