import { createHash } from 'node:crypto';

type Policy = Readonly<Record<string, readonly string[]>>;

/** Sites whose players the media page frames (`web/src/features/media/film-embed.ts` names the same). */
const filmSites = ['https://www.youtube-nocookie.com', 'https://wfaa.com', 'https://*.wfaa.com'];

/**
 * What pages may load and do. Styles may be inline: the prerendered pages carry those of styled-components in `<style>`
 * and positions in `style`, neither of which can be a script. Scripts are the site's own files, and the inline ones that
 * the build wrote, by their hash.
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

/**
 * What a page under `embeds/` may do: it runs a station's player for the media page that frames it. It may load from
 * anywhere, because the sandbox gives it an origin of its own: no cookies, no storage, nothing of the site in reach.
 */
const embedPolicy: Policy = {
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
};

/** Whether a file of the site is there to be framed by the site's own pages. */
export const isEmbed = (file: string): boolean => file.startsWith('embeds/');

const inlineScript = /<script(?![^>]*\ssrc\s*=)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi;
// Data in a script element is not run, and needs no leave.
const data = /\stype\s*=\s*["']?(?!module\b|text\/javascript\b|application\/javascript\b)[^"'\s>]+/i;

/** The header's value for one page. */
export function pagePolicy(html: string): string {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    if (data.test(groups?.attributes ?? '')) continue;
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(groups?.text ?? '')
        .digest('base64')}'`,
    );
  }
  return written({ ...contentPolicy, 'script-src': [...(contentPolicy['script-src'] ?? []), ...hashes] });
}

/** The header's value for a page that the site's own pages frame. */
export const embedPagePolicy = (): string => written(embedPolicy);

function written(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
