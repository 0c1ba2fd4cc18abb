import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type GroupCards, runGroupCards } from './support/group-cards.js';
import type { ShownGroup } from './support/group-desk.js';
import { organizer } from './support/my-group.js';
import { pauseChanges } from './support/paused-changes.js';
import { three } from './support/running-groups.js';

let groups: GroupCards;
let desk: GroupCards['desk'];
let mine: ReturnType<typeof organizer>;
beforeAll(async () => {
  groups = await runGroupCards();
  desk = groups.desk;
  mine = organizer(groups);
}, 60_000);
afterAll(() => groups.close());
beforeEach(() => groups.clear());

describe('those who accept, decline, withdraw and quote anew at once', () => {
  /** All have read the same quote before one of them is written. @param many of them @returns what is wrong */
  async function answeredAtOnce(isGuarded: boolean, many?: number): Promise<string[]> {
    await groups.clear();
    const quoted = await desk.quoted();
    const token = groups.tokenOf(quoted);
    const changes = pauseChanges(groups, isGuarded);
    const all = [
      () => desk.quote(quoted, { parts: three }),
      () => desk.accept(quoted),
      () => mine.accept(token, quoted),
      () => desk.end(quoted, 'declined'),
      () => mine.cancel(token, quoted),
    ];
    const asked = all.slice(0, many).map((ask) => ask());
    await changes.reached(asked.length);
    changes.goOn();
    const answers = await Promise.allSettled(asked);
    const won = answers.filter((end) => end.status === 'fulfilled' && /^(My)?Group$/.test(`${end.value.__typename}`));
    const { state, step } = await desk.shown(quoted.number);
    const [seats, kinds] = [groups.seatsOf(quoted.id).length, await groups.kinds(quoted.number)];
    return [
      ...(won.length === 1 ? [] : [`${won.length} have it`]),
      ...(step === null && seats === (state === 'accepted' ? 3 : 0) ? [] : [`${state} ${step}: ${seats} starts`]),
      ...(kinds.length === 3 ? [] : [kinds.join(', ')]),
    ];
  }

  it('one of them has it, and the others see what it is', async () => {
    for (let round = 0; round < 12; round += 1) expect(await answeredAtOnce(true)).toEqual([]);
  }, 120_000);

  it('several have it where each reads the state, then writes (negative control)', async () => {
    const wrong: string[] = [];
    // Without those who end it: where one of them is the first, the CHECK of the steps refuses the others.
    for (let round = 0; round < 4; round += 1) wrong.push(...(await answeredAtOnce(false, 3)));
    expect(wrong).not.toEqual([]);
  });
});

/** The hold ends at 3 PM; a process is taken for dead 30 seconds later. */
const [LAST_SECOND, OVER] = ['2027-01-19T14:59:59Z', '2027-01-19T15:00:40Z'];

const EVENTS = {
  'the end of the hold': (group: ShownGroup) => holdEnds(group),
  'the closing of the day': (group: ShownGroup) => dayCloses(group),
  'the end of the hold and the closing': (group: ShownGroup) => Promise.all([holdEnds(group), dayCloses(group)]),
} as const;
async function holdEnds(_group: ShownGroup): Promise<void> {
  groups.at(OVER);
  await groups.job();
}
async function dayCloses({ id }: ShownGroup): Promise<void> {
  groups.bookings.groups.close();
  // While its seats are being changed it is told again.
  await groups.hear(id).catch(() => undefined);
}

/** Calls `act` once, where the seats are about to be booked, or are and nobody knows yet. */
function once(at: 'before' | 'after', act: () => Promise<unknown>): void {
  const { groups: seats } = groups.bookings;
  seats[at] = async (call) => {
    if (call !== 'book') return;
    seats[at] = () => undefined;
    await act();
  };
}

/** Calls `act` once, before the provider is asked. */
function beforeProvider(name: 'authorize' | 'capture', act: () => Promise<unknown>): void {
  const provider: Record<string, (...args: unknown[]) => unknown> = groups.app.get(PaymentProvider as never, {
    strict: false,
  });
  const asks = provider[name]?.bind(provider);
  provider[name] = async (...args) => {
    Reflect.deleteProperty(provider, name);
    await act();
    return asks?.(...args);
  };
}

const MOMENTS = {
  'as it is sent': () => undefined,
  'before the card is authorized': (act: () => Promise<unknown>) => beforeProvider('authorize', act),
  'before the seats are booked': (act: () => Promise<unknown>) => once('before', act),
  'before bookings has answered': (act: () => Promise<unknown>) => once('after', act),
  'before the card is charged': (act: () => Promise<unknown>) => beforeProvider('capture', act),
} as const;
type Moment = keyof typeof MOMENTS;
/** Closing and end come too late, and displace who is booked. */
const TOO_LATE: readonly Moment[] = ['before bookings has answered', 'before the card is charged'];
const OF_CARDS: readonly Moment[] = ['before the card is authorized', 'before the card is charged'];

const all = (Object.keys(MOMENTS) as Moment[]).flatMap((moment) =>
  (Object.keys(EVENTS) as (keyof typeof EVENTS)[]).map((event) => [event, moment] as const),
);

const bookedOf = ({ id }: ShownGroup) => groups.seatsOf(id).filter(({ bookingId }) => bookingId !== null).length;

/** A group pays, or orders, in the last second of its hold. */
async function meets(
  [event, moment]: (typeof all)[number],
  pay: (group: ShownGroup) => Promise<unknown>,
): Promise<ShownGroup> {
  await groups.clear();
  const group = await desk.accepted();
  groups.at(LAST_SECOND);
  const act = () => EVENTS[event](group);
  MOMENTS[moment](act);
  await Promise.all([pay(group), moment === 'as it is sent' ? act() : undefined]);
  await groups.settle(1);
  await groups.hear(group.id);
  if (moment !== 'as it is sent') expect(bookedOf(group)).toBe(TOO_LATE.includes(moment) ? 3 : 0);
  return group;
}

/** @returns what is wrong, and US cents that were charged and went back */
async function paysByCard(at: (typeof all)[number]): Promise<{ readonly fault: string; readonly refunded: number }> {
  let intent = '';
  const group = await meets(at, async (accepted) => {
    const token = groups.tokenOf(accepted);
    intent = (await groups.start(token, '120.00')).intentId ?? '';
    groups.stripe.payInBrowser(intent);
    await groups.send(token, { amount: '120.00', paymentIntentId: intent });
  });
  return { fault: await groups.faultOfDeposit(group, intent), refunded: groups.stripe.refundedOf(intent) };
}

describe('a deposit by card, while its hold ends or the house closes its day', () => {
  it.each(all)('buys the seats or nothing, and is not charged to be paid back: %s, %s', async (...at) => {
    expect(await paysByCard(at)).toEqual({ fault: '', refunded: 0 });
  });

  it('is paid back where it is charged before the seats are booked (negative control)', async () => {
    const provider = groups.app.get(PaymentProvider, { strict: false });
    const authorize = provider.authorize.bind(provider);
    provider.authorize = async (asked) => {
      const answer = await authorize(asked);
      if (answer.status === 'authorized') groups.stripe.captureElsewhere(answer.intentId);
      return answer;
    };
    const met = [];
    for (const event of ['the end of the hold', 'the closing of the day'] as const)
      met.push(await paysByCard([event, 'before the seats are booked']));
    Reflect.deleteProperty(provider, 'authorize');
    expect(met.map(({ refunded }) => refunded)).toEqual([12_000, 12_000]);
  });
});

describe.each(all.filter(([, moment]) => !OF_CARDS.includes(moment)))('money or an order that meets %s %s', (...at) => {
  const after = async (group: ShownGroup) => {
    const { state, step, money, ...shown } = (await desk.shown(group.number)) as ShownGroup & {
      purchaseOrder: unknown;
    };
    return { isSecured: state === 'secured', step, booked: bookedOf(group), money, order: shown.purchaseOrder };
  };

  it('is a check that books the seats, or stays money of a group without them', async () => {
    const group = await meets(at, (accepted) => desk.pay(accepted, '120.00', { day: '2027-01-19' }));
    const { isSecured, step, booked, money } = await after(group);
    expect({ step, booked, received: money.entries.length }).toEqual({
      ...{ step: null, booked: isSecured ? 3 : 0, received: 1 },
    });
  });

  it('is a purchase order that books the seats, or is none', async () => {
    const group = await meets(at, (accepted) => desk.secure(accepted));
    const { isSecured, step, booked, order } = await after(group);
    expect({ step, booked, isOrdered: order !== null }).toEqual({
      ...{ step: null, booked: isSecured ? 3 : 0, isOrdered: isSecured },
    });
  });
});
