import { createHash } from 'node:crypto';

/**
 * What pages may load and do. Styles may be inline: the prerendered pages carry those of styled-components in `<style>`
 * and positions in `style`, neither of which can be a script. Scripts are the site's own files, and the inline ones that
 * the build wrote, by their hash.
 */
export const contentPolicy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

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
  return Object.entries(contentPolicy)
    .map(([name, sources]) => [name, ...sources, ...(name === 'script-src' ? hashes : [])].join(' '))
    .join('; ');
}
