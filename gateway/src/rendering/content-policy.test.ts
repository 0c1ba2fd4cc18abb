import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { embedPolicy, isEmbed, pagePolicy } from './content-policy.js';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scriptsOf = (html: string) => /script-src ([^;]*);/.exec(pagePolicy(html))?.[1];

it('allows the inline scripts of a page by hash', () => {
  expect(scriptsOf('<script>a()</script><script type="module">b()</script>')).toBe(
    `'self' ${hash('a()')} ${hash('b()')}`,
  );
});

it('adds no hash for script files, data, and pages without scripts', () => {
  expect(scriptsOf('<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>')).toBe(
    "'self'",
  );
});

it("allows Stripe's card form only when it is used", () => {
  const without = pagePolicy('');
  expect(without).not.toContain('stripe');
  expect(pagePolicy('', true)).toBe(
    without
      .replace("script-src 'self'", "script-src 'self' https://js.stripe.com https://*.js.stripe.com")
      .replace("connect-src 'self'", "connect-src 'self' https://api.stripe.com")
      .replace(
        'https://*.wfaa.com;',
        'https://*.wfaa.com https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
      ),
  );
});

it('allows frames of the video players and our embeds, and lets no site frame a page', () => {
  expect(pagePolicy('')).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com https://wfaa.com https://*.wfaa.com; ",
  );
  expect(pagePolicy('')).toContain("frame-ancestors 'none'");
});

it('lets only our pages frame an embed, in a sandbox without our origin', () => {
  expect(['embeds/station-player.html', 'tours.html', 'a/embeds/b.html'].map(isEmbed)).toEqual([true, false, false]);
  expect(embedPolicy).toContain("frame-ancestors 'self'");
  expect(/sandbox ([^;]*)/.exec(embedPolicy)?.[1]?.split(' ')).toContain('allow-scripts');
  expect(embedPolicy).not.toMatch(/allow-same-origin|allow-top-navigation|allow-forms/);
});
