import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HydrationDataContext } from '../../../../kit/document/hydration-data.js';
import type { OfferedTour } from '../../../../kit/lib/offered-tour.js';
import { toldOnTours } from '../../texts/articles/told-on-tours.js';
import { ToldPage } from './told-page.js';

const fetched = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new Error('offline'));
});

afterEach(() => {
  globalThis.fetch = fetched;
});

function tourOf(type: OfferedTour['type'], next?: OfferedTour['next']): OfferedTour {
  const words = { name: `A ${type} tour`, description: '', untranslated: [], duration: '2 hours', price: '45.00' };
  return { id: `id-${type}`, type, ...words, capacity: 15, soldByParty: false, ...(next && { next }) };
}

function draw(route: string, tours?: readonly OfferedTour[]) {
  const data = { today: '2026-12-01', search: '', answers: {}, ...(tours && { tours }) };
  render(
    <HydrationDataContext.Provider value={data}>
      <MemoryRouter>
        <ToldPage route={route} />
      </MemoryRouter>
    </HydrationDataContext.Provider>,
  );
  return within(screen.getByRole('region', { name: 'Where it stands on the tour' }));
}

describe('ToldPage', () => {
  it.each(toldOnTours.map((article) => [article.route, article] as const))(
    'says at %s where a tour shows it, when next, and that photographs are to come',
    (route, { onTour }) => {
      const type = onTour?.type ?? 'private';
      const place = draw(route, [tourOf('private'), tourOf(type, { date: '2026-12-05', time: '10:00 AM' })]);
      expect(place.getByText(onTour?.words ?? '')).toBeTruthy();
      expect(place.getByText('Sat, Dec 5, 10:00 AM')).toBeTruthy();
      expect(place.getByRole('link', { name: 'Book this tour' }).getAttribute('href')).toBe(
        `/book-tour?tour=${type}&id=id-${type}`,
      );
      expect(screen.getByText('Content coming soon')).toBeTruthy();
    },
  );

  it('leads to the calendar when nothing is free', () => {
    const place = draw('/beginning', [tourOf('standard')]);
    expect(place.getByText('No time is free in the next 30 days')).toBeTruthy();
    expect(place.getByRole('link', { name: 'Open the calendar' })).toBeTruthy();
  });

  it('leads to the tours while none is known', () => {
    expect(draw('/beginning').getByRole('link', { name: 'See the tours' }).getAttribute('href')).toBe('/tours');
  });
});
