import { describe, expect, it } from '@jest/globals';
import { foundPaths } from '../paths/public-paths.js';
import { robotsText } from './text-files.js';

const rules = [...robotsText().matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);

/** As crawlers read a rule: a prefix, or a whole path if it ends with `$`. */
function isDisallowed(path: string): boolean {
  return rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
}

describe('robots.txt', () => {
  it('names each rule once', () => {
    expect(rules.length).toBeGreaterThan(5);
    expect([...new Set(rules)]).toEqual(rules);
  });

  it.each(foundPaths)('allows %s, which the sitemap names', (path) => {
    expect(isDisallowed(path)).toBe(false);
  });

  it.each([
    '/admin',
    '/admin/bookings',
    '/visit',
    '/visit/token',
    '/waitlist/token',
    '/waiver/token',
    '/pay/token',
    '/voucher/token',
    '/order/token',
    '/group/token',
    '/bill/token',
  ])('disallows %s', (path) => {
    expect(isDisallowed(path)).toBe(true);
  });
});
