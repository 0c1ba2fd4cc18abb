import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill, press } from '../../../test/form-actions.js';
import { renderWithAnswers } from '../../../test/render-with-answers.js';
import { ConflictsSection } from './conflicts-section.js';

const seen = { __typename: 'SeenScan', verdict: 'ADMIT', overridden: false, reason: null };
const scannedAt = '2026-12-05T15:51:04.000Z';
const conflict = {
  __typename: 'CheckInConflict',
  ...{ id: 'c1', kind: 'TOO_MANY', admitted: 7, settledAt: null, outcome: null, reason: null },
  booking: {
    __typename: 'Booking',
    ...{
      id: 'b1',
      confirmationCode: 'HT-9MKC-4WEV',
      firstName: 'Ada',
      lastName: 'Lamar',
      groupSize: 6,
      tourTime: '10:00 AM',
    },
  },
  scans: [
    { ...seen, id: 's1', deviceId: 'Gate phone', people: 4, scannedAt },
    { ...seen, id: 's2', deviceId: 'House phone', people: 3, scannedAt },
  ],
};
function renderDay(conflicts: object[]) {
  return renderWithAnswers(<ConflictsSection date="2026-12-05" />, {
    ConflictsOfDay: { doorDay: { __typename: 'DoorDay', date: '2026-12-05', conflicts, phones: [] } },
    SettleConflict: {
      settleConflict: { __typename: 'ConflictSettled', conflict: { ...conflict, settledAt: scannedAt } },
    },
  });
}

it('shows what each phone saw, and sends how many came and why', async () => {
  const sent = renderDay([conflict]);
  await screen.findByText('7 admitted, 6 booked');
  expect(screen.getByText('Admit: 4').textContent).toContain('Gate phone');
  fill('Reason', 'Counted twice');
  press('Miscounted: 6');
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'SettleConflict')?.variables).toEqual({
      ...{ conflictId: 'c1', counted: 7, people: 6, reason: 'Counted twice' },
    }),
  );
});

it('says so when all phones agree', async () => {
  renderDay([]);
  expect(await screen.findByText('All phones agree.')).toBeTruthy();
});
