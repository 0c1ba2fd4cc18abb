import type { Page } from '@playwright/test';

/** The types of the page's structured data. */
export function structuredTypes(page: Page): Promise<readonly string[]> {
  return page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.flatMap(({ textContent }) => (JSON.parse(textContent ?? '{}') as Record<string, string>)['@type'] ?? []),
    );
}
