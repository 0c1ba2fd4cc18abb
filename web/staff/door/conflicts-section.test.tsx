import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { ConflictsSection } from './conflicts-section.js';

const seen = { __typename: 'SeenScan', deviceLabel: null, verdict: 'ADMIT', overridden: false, reason: null };
const scannedAt = '2026-12-05T15:51:04.000Z';
const conflict = {
  __typename: 'CheckInConflict',
  ...{ id: 'c1', kind: 'TOO_MANY', date: '2026-12-05', admitted: 7, scansTotal: 2 },
  ...{ settledAt: null, settledBy: null, outcome: null, reason: null },
  booking: {
    __typename: 'Booking',
    ...{
      id: 'b1',
      confirmationCode: 'HT-9MKC-4WEV',
      firstName: 'Ada',
      lastName: 'Lamar',
      guests: 6,
      tourTime: '10:00 AM',
    },
  },
  scans: [
    { ...seen, id: 's1', deviceId: 'Gate phone', people: 4, scannedAt },
    {
      ...{ ...seen, id: 's2', deviceId: 'House phone', people: 3, scannedAt },
      ...{ verdict: 'CANCELLED', overridden: true, reason: 'Says he never cancelled' },
    },
  ],
};
const phone = {
  __typename: 'DoorPhone',
  ...{
    deviceId: 'Gate phone',
    deviceLabel: null,
    staffId: 'ruth',
    scans: 40,
    people: 38,
    seenAt: scannedAt,
    clockOffsetMs: 240_000,
  },
};
const house = { ...phone, deviceId: 'House phone', scans: 21, people: 20, clockOffsetMs: 0 };

function renderDay(conflicts: object[], phones: object[] = [], counts: object = {}) {
  const open = conflicts.length;
  const doorDay = { __typename: 'DoorDay', date: '2026-12-05', conflicts, total: open, open, phones, ...counts };
  const settled = { ...conflict, settledAt: scannedAt };
  return renderWithAnswers(<ConflictsSection date="2026-12-05" />, {
    ConflictsOfDay: { doorDay },
    SettleConflict: { settleConflict: { __typename: 'ConflictSettled', conflict: settled } },
  });
}

it('shows what each phone saw, and sends how many came and why', async () => {
  const sent = renderDay([conflict]);
  await screen.findByText('7 admitted, 6 booked');
  const row = screen.getByRole('row', { name: /House phone/ });
  expect(row.textContent).toContain('9:51:04 AM');
  expect(row.textContent).toContain('Canceled, admitted anyway');
  expect(row.textContent).toContain('“Says he never cancelled”');
  fill('Reason', 'Counted twice');
  press('Miscounted: 6');
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'SettleConflict')?.variables).toEqual({
      ...{ conflictId: 'c1', counted: 7, people: 6, reason: 'Counted twice' },
    }),
  );
});

it('asks for a reason before anything is sent', async () => {
  const sent = renderDay([conflict]);
  await screen.findByText('7 admitted, 6 booked');
  fill('Reason', ' ');
  press('Leave 7, no charge');
  expect(await screen.findByText('Please give a reason in a few words')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  expect(sent.filter(({ name }) => name === 'SettleConflict')).toEqual([]);
});

it('shows what a party at the gate said that it had paid, and where to record it', async () => {
  const said = { ...seen, id: 's1', deviceId: 'Gate phone', people: 6, scannedAt };
  const scans = [{ ...said, overridden: true, reason: 'Said to be paid already' }];
  renderDay([{ ...conflict, kind: 'MONEY', admitted: 6, scans, scansTotal: 1 }]);
  const card = await screen.findByRole('article', { name: 'Money to check' });
  expect(card.textContent).toContain('“Said to be paid already”');
  expect(card.textContent).toContain('Record the payment on its page');
  expect(screen.getByText('Open the booking').getAttribute('href')).toBe('/admin/bookings/HT-9MKC-4WEV');
});

it('keeps what was settled in a list, as the phones had counted it', async () => {
  const putRight = { ...seen, id: 's3', deviceId: 'Door page', verdict: 'CORRECTED', people: -1, scannedAt };
  const settled = { settledAt: scannedAt, outcome: 'CORRECTED', admitted: 6, reason: 'Counted twice' };
  renderDay([{ ...conflict, ...settled, scans: [...conflict.scans, putRight] }]);
  const row = await screen.findByRole('row', { name: /HT-9MKC-4WEV/ });
  expect(row.textContent).toContain('7 admitted, 6 booked');
  expect(row.textContent).toContain('Miscounted: 6. “Counted twice”');
});

it('says so when all phones agree, how much they sent, and whose clock is off', async () => {
  renderDay([], [phone, house]);
  expect(await screen.findByText('All phones agree.')).toBeTruthy();
  const words = '61 scans from 2 phones let in 58 people. The last came at 9:51:04 AM.';
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('row', { name: /Gate phone/ }).textContent).toContain('Clock 4 min slow');
  expect(screen.getByRole('row', { name: /House phone/ }).textContent).toContain('Clock is right');
});

it('says how many wait on all pages, and goes through them', async () => {
  const sent = renderDay([conflict], [], { total: 80, open: 78 });
  await screen.findByRole('heading', { name: 'To settle (78)' });
  press('Next');
  await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ date: '2026-12-05', first: 25, offset: 25 }));
});

it('shows the unknown tickets of one phone as one row, by the name that staff gave it', async () => {
  const stray = {
    ...seen,
    deviceId: '3f2a66aa-1b2c-4d5e-8f60-112233445566',
    verdict: 'NOT_OURS',
    people: 1,
    scannedAt,
  };
  const scans = [
    { ...stray, id: 's4' },
    { ...stray, id: 's5', deviceLabel: 'Main gate' },
  ];
  const many = { ...conflict, kind: 'UNKNOWN_TICKET', booking: null, admitted: 150, scansTotal: 150, scans };
  renderDay([many]);
  expect(await screen.findByText('150 people admitted without a booking')).toBeTruthy();
  expect(screen.getByText('150 tickets without a booking, Main gate')).toBeTruthy();
  expect(screen.getByText('The newest 2 of 150 scans:')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Phone 3f2a/ })).toBeTruthy();
});
