import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { guestCategories } from '../../texts/guests/guests.js';
import { GuestsPage } from './guests-page.js';

window.scrollTo = () => undefined;

function open(address: string): void {
  window.history.pushState(null, '', address);
  render(
    <BrowserRouter>
      <main>
        <GuestsPage />
      </main>
    </BrowserRouter>,
  );
}

/** By way of the browser's history, like Back and Forward. */
function travel(steps: number): Promise<void> {
  return act(async () => {
    const arrived = new Promise((arrive) => window.addEventListener('popstate', arrive, { once: true }));
    window.history.go(steps);
    await arrived;
  });
}

function title(): string | null {
  return screen.getByRole('heading', { level: 1 }).textContent;
}

describe('GuestsPage', () => {
  it('shows five categories with their counts, and the image credits', () => {
    open('/famous-infamous');
    const cards = within(screen.getByRole('list', { name: 'Categories of guests' })).getAllByRole('listitem');
    expect(
      cards.map((card) => [within(card).getByRole('link').textContent, /\d+ guests?/.exec(card.textContent)?.[0]]),
    ).toEqual([
      ['Hollywood Stars', '8 guests'],
      ['Music Legends', '5 guests'],
      ['Sports Champions', '3 guests'],
      ['Business Magnates', '1 guest'],
      ['Notorious Figures', '2 guests'],
    ]);
    expect(screen.getByRole('region', { name: 'Image credits' })).toBeTruthy();
  });

  it('follows the URL: into a category, across to another, back and forward', async () => {
    open('/famous-infamous');
    fireEvent.click(screen.getByRole('link', { name: 'Music Legends' }));
    await waitFor(() => expect(title()).toBe('Music Legends'));
    expect(window.location.search).toBe('?category=music');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    fireEvent.click(screen.getByRole('link', { name: 'Business Magnates, 1 guest' }));
    await waitFor(() => expect(title()).toBe('Business Magnates'));
    await travel(-1);
    await waitFor(() => expect(title()).toBe('Music Legends'));
    await travel(-1);
    await waitFor(() => expect(title()).toBe('Who’s Who'));
    await travel(1);
    await waitFor(() => expect(title()).toBe('Music Legends'));
  });

  it.each(guestCategories.map((category) => [category.id, category] as const))(
    'deals the guests of %s to a direct link',
    (_, category) => {
      open(`/famous-infamous?category=${category.id}`);
      const cards = within(screen.getByRole('list', { name: category.title })).getAllByRole('button');
      expect(cards.map(({ textContent }) => textContent)).toEqual(category.guests.map(({ name }) => name));
    },
  );

  it('shows a guest’s biography, era, claim to fame, certainty and photo source in a dialog', async () => {
    open('/famous-infamous?category=business');
    const card = screen.getByRole('button', { name: 'Howard Hughes' });
    fireEvent.click(card);
    const dialog = screen.getByRole('dialog', { name: 'Howard Hughes' });
    for (const words of [
      /tennis shoes/,
      '1930s and 1940s',
      /round the world in record time/,
      'reported',
      /^Photo source: Illustration/,
    ]) {
      expect(within(dialog).getAllByText(words).length).toBeGreaterThan(0);
    }
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  it('links back from an unknown category', async () => {
    open('/famous-infamous?category=poets');
    fireEvent.click(screen.getByRole('link', { name: 'See all categories' }));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Categories of guests' })).toBeTruthy());
  });
});
