import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { withoutBraces } from '../../design/claims.js';
import { drawingAlts } from '../../texts/drawing-alts.js';
import { timelineCards } from '../../texts/timeline-cards.js';
import { TimelinePage } from './timeline-page.js';

describe('TimelinePage', () => {
  it('has twelve cards with title, subtitle, image and summary, each a link to its page; two have a quotation', () => {
    render(
      <MemoryRouter>
        <TimelinePage />
      </MemoryRouter>,
    );
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(12);
    for (const [place, { title, subtitle, summary, drawing, route, year }] of timelineCards.entries()) {
      const card = within(cards[place] as HTMLElement);
      expect(card.getByRole('link', { name: title }).getAttribute('href')).toBe(route);
      expect(card.getByRole('img').getAttribute('alt')).toBe(`Illustration. ${drawingAlts[drawing]}`);
      expect(card.getByText(subtitle)).toBeTruthy();
      expect(card.getByRole('heading').previousElementSibling?.textContent).toBe(`${place + 1}${year ?? ''}`);
      expect(card.getByRole('heading').parentElement?.textContent).toContain(withoutBraces(summary));
    }
    expect(screen.getAllByRole('figure')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'See the eight eras' }).getAttribute('href')).toBe('/history');
  });
});
