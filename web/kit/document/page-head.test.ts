import { expect, it } from '@jest/globals';
import { publicTags } from './page-head.js';
import { socialImage } from './social-image.js';
import { jsonLd } from './structured-data/json-ld.js';

const metadata = { title: 'Tours & "more"', description: 'A <hill>' };

it('has title, URL and image of a page', () => {
  const tags = publicTags({ path: '/tours', languages: ['en', 'es'], metadata, data: [] });
  expect(tags).toContain('<title>Tours &amp; &quot;more&quot;</title>');
  expect(tags).toContain('<meta name="description" content="A &lt;hill&gt;" />');
  expect(tags).toContain('<link rel="canonical" href="https://public-address.invalid/tours" />');
  expect(tags).toContain('<meta property="og:image" content="https://public-address.invalid/social/tours.jpg" />');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image" />');
  expect(tags).toContain('<link rel="alternate" hreflang="es" href="https://public-address.invalid/es/tours" />');
  expect(tags).toContain('<link rel="alternate" hreflang="x-default" href="https://public-address.invalid/tours" />');
});

it('has an image for home, whose path has no name', () => {
  expect(socialImage('/')).toBe('/social/home.jpg');
});

it('escapes text that would close the element', () => {
  const [script = ''] = publicTags({ path: '/', languages: ['en'], metadata, data: [{ name: '</script><b>' }] }).slice(
    -1,
  );
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(jsonLd({ name: '</script>' }))).toEqual({ '@context': 'https://schema.org', name: '</script>' });
});
