import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { matchRoutes } from 'react-router-dom';
import { socialImage } from '../kit/document/social-image.js';
import { paths } from './paths/paths.js';
import { foundPaths, publicPaths } from './paths/public-paths.js';
import { pageData } from './rendering/page-head.js';
import { siteRoutes } from './routes.js';

describe('the public paths', () => {
  it('are those of the specification, and the pages of questions, gift vouchers and groups', () => {
    expect(publicPaths).toHaveLength(32);
  });

  it('are indexed if they have content', () => {
    expect(foundPaths).toHaveLength(27);
    expect(foundPaths).toContain('/prophecy');
    expect(foundPaths).not.toContain('/legacy');
    expect(foundPaths).not.toContain('/crusader');
  });

  it.each(publicPaths)('%s has a link preview image', (path) => {
    expect(existsSync(`web/house/hill/public${socialImage(path)}`)).toBe(true);
  });

  it.each(Object.values(paths))('%s has a route', (path) => {
    expect(matchRoutes(siteRoutes, path)?.at(-1)?.route.path).toBe(path);
  });
});

const house = {
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: weekday === 1 ? [] : ['9:00 AM', '5:00 PM'] })),
  specialDays: [{ date: '2026-12-05', closed: true, starts: [], note: '' }],
  notices: [],
  content: {
    house: { street: '3001 W. Division Street', town: 'Arlington, Texas 76012', phone: '817-987-1716', socials: [] },
  },
};

describe('structured data of pages', () => {
  it('has location and hours on the pages where visitors look for them', () => {
    const [place] = pageData('/contact', house);
    expect(place).toMatchObject({
      '@type': ['TouristAttraction', 'Museum'],
      telephone: '+18179871716',
      address: {
        streetAddress: '3001 W. Division Street',
        addressLocality: 'Arlington',
        addressRegion: 'Texas',
        postalCode: '76012',
      },
      openingHoursSpecification: [
        { opens: '09:00', closes: '17:00', dayOfWeek: expect.not.arrayContaining(['https://schema.org/Monday']) },
      ],
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-05', validThrough: '2026-12-05', opens: '00:00', closes: '00:00' },
      ],
    });
    expect(pageData('/')).toEqual(pageData('/tours'));
    expect(pageData('/media')).toEqual([]);
  });
});
