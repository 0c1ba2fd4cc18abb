import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { sessionStore } from '../../kit/staff-session/session-store.js';
import type { StaffRole } from '../../kit/staff-session/staff-client.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { AdminSearch } from './admin-search.js';

const pages = [{ to: '/admin?tab=orders', name: 'Orders', detail: '' }];
const booking = {
  __typename: 'Booking',
  id: 'b1',
  confirmationCode: 'HT-7K4M-9QXW',
  firstName: 'Ada',
  lastName: 'Example',
  tourDate: '2026-12-05',
  tourTime: '10:00 AM',
};
const answers = {
  SearchEverywhere: { booking, bookings: null, paymentLinks: null, orders: null, groups: null, contactMessages: null },
};

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function openAs(role: StaffRole) {
  sessionStore.send({ type: 'signedIn', staff: { email: 'ada@hilltop.test', name: 'Ada', role }, byForm: false });
  const page = (
    <>
      <AdminSearch pages={pages} placeholder="Name, e-mail, phone or code" />
      <Place />
    </>
  );
  return renderWithAnswers(
    <Routes>
      <Route path="*" element={page} />
    </Routes>,
    answers,
    '/admin',
  );
}

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('searchbox');
}

function type(value: string): void {
  act(() => field().focus());
  fireEvent.change(field(), { target: { value } });
}

beforeEach(() => sessionStore.send({ type: 'checkStarted' }));
afterEach(() => sessionStore.send({ type: 'signedOut' }));

it.each([{ ctrlKey: true }, { metaKey: true }])('takes the focus with %j and K', (modifier) => {
  openAs('desk');
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'k', ...modifier });
  expect(document.activeElement).toBe(field());
});

it('goes to the first that is found with Enter, which may come before the answer', async () => {
  openAs('desk');
  type('ht-7k4m-9qxw');
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(screen.getByText('/admin/bookings/HT-7K4M-9QXW')).toBeTruthy());
  expect(field().value).toBe('');
});

it('is walked through with arrow keys, and closed with Escape', async () => {
  openAs('desk');
  type('or');
  const [first, second] = await screen.findAllByRole('link');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first ?? field(), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  expect(second?.textContent).toBe('Orders');
  fireEvent.keyDown(second ?? field(), { key: 'Escape' });
  expect(document.activeElement).toBe(field());
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('asks no service for a guide, who finds pages', async () => {
  const sent = openAs('guide');
  type('orders');
  expect((await screen.findByRole('link')).textContent).toBe('Orders');
  expect(sent).toEqual([]);
});
