import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { tourDrawings } from '#house/drawings/tour-drawings.js';
import type { TourCardFragment } from '../../generated/operations.js';
import { adultsOnly } from '../../kit/lib/tickets/price-samples.js';
import { TourCard } from './tour-card.js';

const standard: TourCardFragment = {
  __typename: 'Tour',
  untranslated: [],
  id: '1',
  type: 'standard',
  name: 'Gate to Garden',
  description: 'The whole story on foot.',
  durationMinutes: 60,
  duration: '90 minutes',
  features: ['The gate', 'The tunnel'],
  price: '25.00',
  prices: [...adultsOnly],
  capacity: 25,
  soldByParty: false,
};

function draw(tour: TourCardFragment) {
  return render(
    <MemoryRouter>
      <TourCard tour={tour} drawing={tourDrawings.standard} isFirst />
    </MemoryRouter>,
  );
}

describe('TourCard', () => {
  it('prints name, description, duration, party, price and every feature', () => {
    draw(standard);
    const card = screen.getByRole('listitem', { name: 'Gate to Garden' });
    for (const words of [
      'The whole story on foot.',
      '90 minutes',
      'Group, up to 25',
      '$25.00',
      'The gate',
      'The tunnel',
    ]) {
      expect(within(card).getByText(words)).toBeTruthy();
    }
  });

  it('says which of its texts are in English on a page of another language', () => {
    const { unmount } = draw({ ...standard, untranslated: ['description', 'features'] });
    const langOf = (words: string) => screen.getByText(words).closest('[lang]')?.getAttribute('lang');
    expect(['Gate to Garden', 'The whole story on foot.', 'The gate'].map(langOf)).toEqual([undefined, 'en', 'en']);
    unmount();
    draw(standard);
    expect(langOf('The gate')).toBeUndefined();
  });

  it('links to the booking of its type, with a specific accessible name', () => {
    draw({ ...standard, type: 'private', name: 'The Hill to Yourselves' });
    const link = screen.getByRole('link', { name: 'Book Online The Hill to Yourselves' });
    expect(link.getAttribute('href')).toBe(`/book-tour?tour=private&id=${standard.id}`);
  });

  it('has a badge only if product.md gives it one', () => {
    const { unmount } = draw(standard);
    expect(screen.queryByText(/Most Popular|Photography Allowed/)).toBeNull();
    unmount();
    draw({ ...standard, type: 'premium' });
    expect(screen.getByText('Most Popular')).toBeTruthy();
  });
});
