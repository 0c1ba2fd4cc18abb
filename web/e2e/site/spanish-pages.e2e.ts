import { expect } from '@playwright/test';
import { hasSpanish } from '../support/house.js';
import { english, spanish } from '../support/languages.js';
import { expectSoundSpanish } from '../support/spanish-page.js';
import { test } from '../support/test.js';
import { atEachWidth } from '../support/widths.js';

const paths = [
  '',
  '/tours',
  '/book-tour',
  '/groups',
  '/contact',
  '/visit-us',
  '/store',
  '/gift-voucher',
  '/guest-book',
];
const noScript = 'You are reading without JavaScript.';

if (hasSpanish) {
  for (const path of [...paths, '/cart', '/visit', '/no-such-page']) {
    test(`/es${path} is in Spanish and fits every width`, async ({ page }) => {
      await page.goto(`/es${path}`);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await atEachWidth(page, () => expectSoundSpanish(page, `page${path.replaceAll('/', '-')}`));
    });
  }

  test('each page names itself, the other one and a manifest in its language', async ({ request, baseURL }) => {
    for (const path of paths) {
      const html = await (await request.get(`/es${path}`)).text();
      const head = (pattern: RegExp) => pattern.exec(html)?.[1];
      expect(head(/<html lang="(\w+)"/), path).toBe('es');
      expect(head(/<link rel="canonical" href="([^"]*)"/)).toBe(`${baseURL}/es${path}`);
      expect(head(/<link rel="alternate" hreflang="en" href="([^"]*)"/)).toBe(`${baseURL}${path || '/'}`);
      expect(head(/<link rel="manifest" href="([^"]*)"/)).toBe('/es/site.webmanifest');
      expect(html).not.toContain(noScript);
      expect(html).not.toContain('Esta página está en español');
    }
    const manifest = await (await request.get('/es/site.webmanifest')).json();
    expect(manifest).toMatchObject({ lang: 'es-US', start_url: '/es' });
    expect(manifest.description).not.toBe((await (await request.get('/site.webmanifest')).json()).description);
  });

  test('questions for search engines are in the language of the page, about the same place', async ({ page }) => {
    const data = async (path: string) => {
      await page.goto(path);
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
    };
    const [inEnglish, inSpanish] = [await data('/visit-us'), await data('/es/visit-us')];
    const idOf = (things: typeof inEnglish) => things.map((thing) => thing['@id']).find((id) => id !== undefined);
    expect(idOf(inSpanish)).toBe(idOf(inEnglish));
    for (const [things, { language, say }] of [
      [inEnglish, english],
      [inSpanish, spanish],
    ] as const) {
      const faq = things.find((thing) => thing['@type'] === 'FAQPage');
      expect(faq?.inLanguage).toBe(language);
      expect(JSON.stringify(faq)).toContain(say('Can I change or cancel my visit?'));
    }
  });
}
