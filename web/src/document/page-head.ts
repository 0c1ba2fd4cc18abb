import type { PageWords } from './head-collector.js';
import { siteName } from './page-title.js';
import { absolute } from './public-address.js';
import { jsonLd, type StructuredData } from './structured-data/json-ld.js';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const tag = (name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')} />`;

const named = (name: string, content: string): string => tag('meta', { name, content });
const property = (name: string, content: string): string => tag('meta', { property: name, content });

/** Where the picture lies that others show when they link to a page: 1200 × 630, in `public/social/`. */
export const socialPicture = (path: `/${string}`): `/${string}` => `/social/${path.slice(1) || 'home'}.jpg`;

/** Title and description: all that a page says which has no address of its own. */
export const wordTags = ({ title, description }: PageWords): readonly string[] => [
  `<title>${escapeHtml(title)}</title>`,
  named('description', description),
];

/** Keeps a page out of the results of search engines. */
export const notToBeFound = named('robots', 'noindex');

type PublicPage = { readonly path: `/${string}`; readonly words: PageWords; readonly data: readonly StructuredData[] };

/** Everything that the head of a public page says of it. */
export const publicTags = ({ path, words, data }: PublicPage): readonly string[] => [
  ...wordTags(words),
  tag('link', { rel: 'canonical', href: absolute(path) }),
  property('og:type', path === '/' ? 'website' : 'article'),
  property('og:site_name', siteName),
  property('og:locale', 'en_US'),
  property('og:title', words.title),
  property('og:description', words.description),
  property('og:url', absolute(path)),
  property('og:image', absolute(socialPicture(path))),
  property('og:image:type', 'image/jpeg'),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  property('og:image:alt', `Illustration: ${words.title}`),
  named('twitter:card', 'summary_large_image'),
  ...data.map((thing) => `<script type="application/ld+json">${jsonLd(thing)}</script>`),
];
