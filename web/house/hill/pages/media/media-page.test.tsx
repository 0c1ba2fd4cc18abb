import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { MediaPage } from './media-page.js';

window.scrollBy = () => undefined;

function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Radix's tabs listen for mousedown, not click. */
function turnTo(name: RegExp): void {
  fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });
}

function rows(list: string): number {
  return within(screen.getByRole('list', { name: list })).getAllByRole('button').length;
}

describe('MediaPage', () => {
  beforeEach(() => {
    render(
      <MemoryRouter>
        <MediaPage />
      </MemoryRouter>,
    );
  });

  it('opens on the first of five films, beside four articles and three books', () => {
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Video Content5',
      'Written Content4',
      'Published Books3',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Video Content5');
    expect(rows('Video Content')).toBe(5);
    expect(screen.getByRole('region', { name: 'The tunnel, and the search for more' })).toBeTruthy();
  });

  it('shows a film’s poster, its source page and why it does not play here', () => {
    press(/Fascinating Piece/);
    const shown = screen.getByRole('region', { name: 'Fascinating Piece of North Texas History in Jeopardy' });
    expect(
      within(shown)
        .getByRole('link', { name: /^Watch at NBC 5 DFW/ })
        .getAttribute('href'),
    ).toMatch(/^https:\/\/www\.nbcdfw\.com\//);
    expect(within(shown).getByText(/has not been cleared to play here yet/)).toBeTruthy();
    expect(shown.querySelector('iframe')).toBeNull();
    expect(screen.queryByText('Select Content to View')).toBeNull();
  });

  it('opens the first item of another tab, and clears what is pressed again', () => {
    press(/Fascinating Piece/);
    turnTo(/Written Content/);
    expect(rows('Written Content')).toBe(4);
    expect(screen.getAllByRole('region')).toHaveLength(1);
    turnTo(/Video Content/);
    press(/The tunnel, and the search/);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByText('Select Content to View')).toBeTruthy();
  });

  it('shows an article with source, date, headings and bullets', () => {
    turnTo(/Written Content/);
    press(/Once-notorious/);
    const shown = screen.getByRole('region', { name: 'Once-notorious casino now teaches the Bible' });
    expect(within(shown).getByText(/^The Dallas Morning News/)).toBeTruthy();
    expect(within(shown).getByText('September 13, 2013')).toBeTruthy();
    expect(within(shown).getByRole('heading', { name: 'What it reports', level: 3 })).toBeTruthy();
    expect(within(shown).getAllByRole('listitem')).toHaveLength(2);
  });

  it('offers a book with price and shipping, and links to the store', () => {
    turnTo(/Published Books/);
    press(/^Gangster Tour of Texas/);
    const shown = screen.getByRole('region', { name: 'Gangster Tour of Texas' });
    for (const words of ['$29.95', '1-3 days', 'T. Lindsay Baker']) {
      expect(within(shown).getAllByText(words).length).toBeGreaterThan(0);
    }
    expect(within(shown).getByRole('link', { name: 'Purchase Book' }).getAttribute('href')).toBe(
      '/store?category=books',
    );
  });
});
