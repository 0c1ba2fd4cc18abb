import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { press } from '../../test/form-actions.js';
import { LeadTime } from './lead-time.js';

const time = {
  ...{ slotId: 's1', tourType: 'standard' as const, startsAt: '2026-12-05T20:00:00Z', time: '2:00 PM' },
  ...{
    guideIds: ['sam'],
    guidesNeeded: 1,
    isOwn: false,
    guests: 5,
    admitted: 0,
    seatsLeft: 20,
    durationMinutes: 90,
    closed: false,
  },
} as const;
const { fetch } = globalThis;
const phone = { askToSignIn: jest.fn(), synchronize: jest.fn(async () => undefined) };
const onLed = jest.fn();
let release: () => void = () => undefined;

/** Answers once `release` is called. @param leadTime undefined: no answer */
function answering(leadTime: object | undefined): void {
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.fetch = async () => {
    await released;
    if (!leadTime) throw new TypeError('Failed to fetch');
    return { status: 200, json: async () => ({ data: { leadTime } }) } as Response;
  };
}

function open(hasSignal = true, led: object = {}): void {
  render(<LeadTime phone={phone} time={{ ...time, ...led }} hasSignal={hasSignal} onLed={onLed} />);
}

beforeEach(() => {
  jest.clearAllMocks();
});
afterEach(() => {
  globalThis.fetch = fetch;
});

it('asks first, and gives the focus back to who says no', () => {
  open();
  press('I lead this one');
  expect(document.activeElement?.textContent).toMatch(/^Somebody else leads the 2:00 PM tour\. .* only a manager/);
  press('No');
  expect(document.activeElement?.textContent).toBe('I lead this one');
});

it.each([
  [{ guideIds: [] }, /^Nobody leads the 2:00 PM tour yet\. Do you lead it\?/],
  [{ guidesNeeded: 2 }, /^The 2:00 PM tour needs 2 guides and has 1\. Do you lead it with them\?/],
  [{ guideIds: ['sam', 'ruth'] }, /^2 guides lead the 2:00 PM tour\. Do you lead it with them\?/],
])('says whether the guide leads it with others: %j', (led, words) => {
  open(true, led);
  press('I lead this one');
  expect(document.activeElement?.textContent).toMatch(words);
});

it('fetches the names before it says that the time is taken over', async () => {
  answering({ __typename: 'CalendarChanged', version: 2 });
  open();
  press('I lead this one');
  press('Yes, I lead it');
  expect(screen.getByText<HTMLButtonElement>('No').disabled).toBe(true);
  fireEvent.click(screen.getByText('Yes, I lead it'));
  release();
  await waitFor(() => expect(onLed).toHaveBeenCalledTimes(1));
  expect(phone.synchronize).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'a refusal',
    { __typename: 'InvalidInput', message: 'That time is over.' },
    'Nothing was changed. That time is over.',
  ],
  ['no answer', undefined, 'There was no answer. You can try again.'],
])('says %s, and can be tried again', async (_, leadTime, words) => {
  answering(leadTime);
  open();
  press('I lead this one');
  press('Yes, I lead it');
  release();
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(document.activeElement?.textContent).toBe('I lead this one');
  expect(onLed).not.toHaveBeenCalled();
});

it('can be asked for with a signal alone', () => {
  open(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/only a manager can change/)).toBeDefined();
});
