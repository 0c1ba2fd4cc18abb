import { expect } from '@playwright/test';
import { foundPages, publicRoutes } from '#house/e2e/support/public-routes.js';
import { hasSpanish, house } from '../support/house.js';
import { test } from '../support/test.js';
import { structuredTypes } from './support/structured-types.js';

function meta(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
}

test('each page names itself, its canonical address and its image', async ({ request, baseURL }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path } of publicRoutes) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    expect(title, path).toContain(house.name);
    titles.add(title);
    descriptions.add(meta(html, 'description') ?? '');
    expect(canonicalOf(html)).toBe(`${baseURL}${path}`);
    expect(meta(html, 'og:url')).toBe(`${baseURL}${path}`);
    expect(meta(html, 'og:title')).toBe(title);
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    const image = await request.get(meta(html, 'og:image') ?? '');
    expect(image.headers()['content-type'], path).toBe('image/jpeg');
    expect(html).not.toContain('public-address.invalid');
  }
  expect(titles.size).toBe(publicRoutes.length);
  expect(descriptions.size).toBe(publicRoutes.length);
});

test('search engines find every page with content, and nothing of the admin panel', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const isSpanish = (address: string): boolean => /^\/es(\/|$)/.test(new URL(address).pathname);
  expect(found.filter((address) => !isSpanish(address))).toHaveLength(foundPages);
  expect(found.some(isSpanish)).toBe(hasSpanish);
  for (const address of found) expect(canonicalOf(await (await request.get(address)).text())).toBe(address);
  const lost = await request.get('/no-such-page');
  expect(lost.status()).toBe(404);
  expect(meta(await lost.text(), 'robots')).toBe('noindex');
  expect(meta(await (await request.get('/admin')).text(), 'robots')).toBe('noindex');
});

test('the manifest and its icons are there', async ({ request }) => {
  const manifest = await request.get('/site.webmanifest');
  const { icons } = (await manifest.json()) as { icons: readonly { src: string; purpose?: string }[] };
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const src of [...icons.map((icon) => icon.src), '/icons/apple-touch-icon.png', '/icons/icon-32.png']) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
});

test('structured data name the place, and the tours on offer', async ({ page }) => {
  await page.goto('/tours');
  await expect(page.getByRole('link', { name: /Book Online/ }).first()).toBeVisible();
  const tours = await page.getByRole('link', { name: /Book Online/ }).count();
  await expect.poll(async () => (await structuredTypes(page)).filter((kind) => kind === 'Event')).toHaveLength(tours);
  expect(await structuredTypes(page)).toEqual(expect.arrayContaining(['TouristAttraction', 'Museum', 'Event']));
  await page.goto('/visit-us');
  expect(await structuredTypes(page)).toEqual(expect.arrayContaining(['TouristAttraction', 'FAQPage']));
});

test('the canonical address follows what is shown', async ({ page, baseURL }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Book', exact: true }).click();
  await expect(page).toHaveURL('/tours');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/tours`);
});
