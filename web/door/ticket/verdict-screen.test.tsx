import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { press } from '../../test/form-actions.js';
import { nameVenueTimeZone } from '../../test/venue-time-zone.js';
import type { Day } from '../data/day.js';
import type { DoorPhone } from '../data/door-phone.js';
import { sampleDay, sampleParty } from '../data/manifest-samples.js';
import type { DecideFormProps } from './decide-form.js';
import { VerdictScreen } from './verdict-screen.js';

nameVenueTimeZone();

const owing = { ...sampleParty, toPay: '75.00', revision: 2 };
const scan = { bookingId: owing.bookingId, revision: 2, verdict: 'ADMIT' } as const;
const cash = { amount: '75.00', paidBy: 'cash', revision: 2 } as const;
const onSeen = jest.fn<DecideFormProps['onSeen']>(async () => undefined);
function nothing(): void {}

function open(admitted = 0, party: typeof sampleParty = owing, list: Partial<Day> = {}): void {
  const missing = party.guests - admitted;
  render(
    <VerdictScreen
      judged={{ verdict: { kind: 'ADMIT', party, missing }, admitted }}
      phone={{} as DoorPhone}
      isGuide
      day={{ ...sampleDay, parties: [party], ...list }}
      hasSignal
      onSeen={onSeen}
      onSell={nothing}
      onLookUp={nothing}
      onWaiverSigned={nothing}
      onSignedOut={nothing}
    />,
  );
}

beforeEach(() => {
  onSeen.mockClear();
});

it.each([
  ['Cash', cash, 'Nora Fielding: $75.00 in cash, 5 let in.'],
  ['Card reader', { ...cash, paidBy: 'card_reader' as const }, 'Nora Fielding: $75.00 by card, 5 let in.'],
])('takes the money and admits by one press of %s', async (button, money, told) => {
  open();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Take $75.00 first');
  expect(screen.queryByRole('button', { name: /^Admit/ })).toBeNull();
  press(button);
  await waitFor(() => expect(onSeen).toHaveBeenCalledTimes(1));
  const seen = { ...scan, people: 5, overridden: false, reason: null, checkMoney: false };
  expect(onSeen).toHaveBeenCalledWith(seen, told, money);
});

it('admits who says that it is paid, without money, and the desk is told', async () => {
  open();
  press('Paid already');
  await waitFor(() => expect(onSeen).toHaveBeenCalledTimes(1));
  const seen = { ...scan, people: 5, overridden: true, reason: 'Said to be paid already', checkMoney: true };
  expect(onSeen).toHaveBeenCalledWith(seen, 'Nora Fielding: 5 let in.', undefined);
});

it('asks for money and shows open waivers of a party that is in, and admits nobody', async () => {
  open(5);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('All in, $75.00 to pay');
  expect(screen.getByRole('button', { name: 'One waiver is open: sign here' })).toBeDefined();
  press('Cash');
  await waitFor(() => expect(onSeen).toHaveBeenCalledTimes(1));
  expect(onSeen).toHaveBeenCalledWith(expect.objectContaining({ people: 0 }), 'Nora Fielding: $75.00 in cash.', cash);
});

it('asks for no money that this phone has taken', () => {
  open(0, owing, { taken: new Set([owing.bookingId]) });
  expect(screen.queryByRole('button', { name: 'Cash' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Admit 5' })).toBeDefined();
});

it('takes people out again with a reason of the list', async () => {
  open(3, sampleParty);
  press('Take people out again');
  press('Take out 3');
  expect(await screen.findByText('Please choose why.')).toBeDefined();
  const why = screen.getByLabelText<HTMLSelectElement>('Why?');
  why.value = 'Wrong party';
  why.dispatchEvent(new Event('change', { bubbles: true }));
  press('Take out 3');
  await waitFor(() => expect(onSeen).toHaveBeenCalledTimes(1));
  const correction = { verdict: 'CORRECTED', people: -3, overridden: false, reason: 'Wrong party' };
  expect(onSeen).toHaveBeenCalledWith(expect.objectContaining(correction), 'Nora Fielding: 3 taken out again.');
});
