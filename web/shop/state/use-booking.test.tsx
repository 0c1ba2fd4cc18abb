import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { TabItem } from '../../kit/lib/tab-storage.js';
import type { BookingState } from './booking-state.js';
import { noBooking } from './booking-storage.js';
import { useBooking } from './use-booking.js';

function Place({ item }: { readonly item: TabItem<BookingState> }) {
  useBooking('standard', item);
  return <p>At {useLocation().search}</p>;
}

function openAt(item: TabItem<BookingState>): void {
  render(
    <MemoryRouter initialEntries={['/book-tour?step=5']}>
      <Place item={item} />
    </MemoryRouter>,
  );
}

it('corrects the step in the URL to one that the booking has reached', () => {
  openAt({ read: () => undefined, write: () => undefined });
  expect(screen.getByText('At')).toBeTruthy();
});

it('leaves the URL to the tab’s booking while the page hydrates without it', () => {
  openAt(noBooking);
  expect(screen.getByText('At ?step=5')).toBeTruthy();
});
