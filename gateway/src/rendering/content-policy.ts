import { createHash } from 'node:crypto';
import { readHouse } from '@hilltop/house/read-house';

type Policy = Record<string, string[]>;

/** What frames a film on a page; content admits the same (`services/content/src/sections/section.input.ts`). */
const filmSites = [
  'https://www.youtube-nocookie.com',
  ...readHouse().facts.stations.flatMap(({ host, plays }) =>
    plays === 'frame' ? [`https://${host}`, `https://*.${host}`] : [],
  ),
];

/**
 * Inline styles are allowed, because prerendered pages contain those of styled-components. Scripts are the site's files, and the
 * inline scripts of the build by hash.
 */
export const contentPolicy: Policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'", ...filmSites],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export const isEmbed = (file: string): boolean => file.startsWith('embeds/');

/** The policy of pages under `embeds/`, which run a station's player: they can load from anywhere, but in their own origin. */
export const embedPolicy = headerOf({
  'default-src': ["'none'"],
  'script-src': ['https:', 'blob:', "'unsafe-inline'", "'unsafe-eval'"],
  'style-src': ['https:', "'unsafe-inline'"],
  'img-src': ['https:', 'data:', 'blob:'],
  'font-src': ['https:', 'data:'],
  'media-src': ['https:', 'blob:'],
  'connect-src': ['https:'],
  'frame-src': ['https:'],
  'worker-src': ['blob:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
  sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox', 'allow-presentation'],
});

/** The scanner's worker at the door runs WebAssembly; no page may (infra/decisions/0210). */
export const isScannerWorker = (file: string): boolean => /^door-scanner-[\w-]+\.js$/.test(file);

export const scannerWorkerPolicy = headerOf({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
});

/** A PDF loads nothing. Chrome shows one in a frame of its own only if its answer admits objects (https://crbug.com/271452). */
export const pdfPolicy = headerOf({ 'object-src': ["'self'"], 'frame-ancestors': ["'none'"] });

/**
 * Sources of Stripe's card form (https://docs.stripe.com/security/guide#content-security-policy); `hooks` frames the bank's confirmation.
 */
const stripeSources: Policy = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

const inlineScript = /<script(?![^>]*\ssrc\s*=)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi;
/** A script element with another type is data and does not run. */
const data = /\stype\s*=\s*["']?(?!module\b|text\/javascript\b|application\/javascript\b)[^"'\s>]+/i;

/** @param hasStripe the site uses Stripe's card form */
export function pagePolicy(html: string, hasStripe = false): string {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    if (data.test(groups?.attributes ?? '')) continue;
    const hash = createHash('sha256').update(groups?.text ?? '');
    hashes.add(`'sha256-${hash.digest('base64')}'`);
  }
  const own: Policy = { ...contentPolicy, 'script-src': [...(contentPolicy['script-src'] ?? []), ...hashes] };
  return headerOf(hasStripe ? joinPolicies(own, stripeSources) : own);
}

function joinPolicies(policy: Policy, more: Policy): Policy {
  return Object.fromEntries(
    Object.entries(policy).map(([name, sources]) => [name, [...sources, ...(more[name] ?? [])]]),
  );
}

function headerOf(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
