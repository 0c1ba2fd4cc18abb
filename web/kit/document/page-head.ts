import { t } from '@lingui/core/macro';
import { thisHouse } from '#house/about/house.js';
import { type Language, language, locale, pathIn } from '../words/language.js';
import { escapeHtml } from './escape-html.js';
import type { PageMetadata } from './head-collector.js';
import { absolute } from './public-address.js';
import { socialImage } from './social-image.js';
import { jsonLd, type StructuredData } from './structured-data/json-ld.js';

function tag(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string {
  return `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')} />`;
}

function named(name: string, content: string): string {
  return tag('meta', { name, content });
}
function property(name: string, content: string): string {
  return tag('meta', { property: name, content });
}

/** The tags of a page without a URL of its own. */
export function metadataTags({ title, description }: PageMetadata): readonly string[] {
  return [`<title>${escapeHtml(title)}</title>`, named('description', description)];
}

export const noIndexTag = named('robots', 'noindex');

interface PublicPage {
  readonly path: `/${string}`;
  /** In which the page exists. */
  readonly languages: readonly Language[];
  readonly metadata: PageMetadata;
  readonly data: readonly StructuredData[];
}

/** The page in each of its languages. @returns nothing for a page in one language */
function alternatesOf(path: string, languages: readonly Language[]): readonly string[] {
  if (languages.length < 2) return [];
  const named = [...languages.map((one) => [one, one] as const), ['x-default', 'en'] as const];
  return named.map(([hreflang, one]) => tag('link', { rel: 'alternate', hreflang, href: absolute(pathIn(one, path)) }));
}

export function publicTags({ path, languages, metadata, data }: PublicPage): readonly string[] {
  const { title } = metadata;
  const address = absolute(pathIn(language, path));
  return [
    ...metadataTags(metadata),
    tag('link', { rel: 'canonical', href: address }),
    ...alternatesOf(path, languages),
    property('og:type', path === '/' ? 'website' : 'article'),
    property('og:site_name', thisHouse.name),
    property('og:locale', locale.replace('-', '_')),
    property('og:title', title),
    property('og:description', metadata.description),
    property('og:url', address),
    property('og:image', absolute(socialImage(path))),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', t`Illustration: ${title}`),
    named('twitter:card', 'summary_large_image'),
    ...data.map((thing) => `<script type="application/ld+json">${jsonLd(thing)}</script>`),
  ];
}
