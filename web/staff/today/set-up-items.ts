import { visitorQuestions } from '#house/texts/visitor-questions.js';
import { hoursAhead, ruleSentences } from '../../../services/shared/contracts/src/house/change-rule.js';
import type { Holiday } from '../../../services/shared/contracts/src/house/us-holidays.js';
import type {
  HouseSetUpQuery,
  SetUpAccountsQuery,
  StaffMailHealthQuery,
  UntaxedGoodsQuery,
} from '../../generated/staff-operations.js';
import { listed } from '../../kit/lib/sentences.js';
import type { VisitorQuestion } from '../../kit/lib/site-content.js';
import { capitalized, counted } from '../../kit/lib/spelled-number.js';
import { shortDate } from '../../kit/lib/venue-dates.js';
import { UNTAXED_TITLE, untaxedGoods, untaxedWords } from '../selling/untaxed-goods.js';

/** Something that the house has not settled, and the page where it does. */
export interface SetUpItem {
  readonly title: string;
  readonly text: string;
  readonly verb: string;
  readonly to: string;
  /** It costs the house money meanwhile. */
  readonly isUrgent?: boolean;
}

type SetUp = NonNullable<HouseSetUpQuery['houseSetUp']>;

/** As many as can be read at a glance. */
const NAMED = 3;

function some(names: readonly string[]): string {
  const more = names.length - NAMED;
  return more > 0 ? `${names.slice(0, NAMED).join(', ')} and ${more} more` : listed(names);
}

export function priceItems({ toursWithExamples }: Pick<SetUp, 'toursWithExamples'>): readonly SetUpItem[] {
  if (toursWithExamples.length === 0) return [];
  const types = Math.max(...toursWithExamples.map((tour) => tour.types));
  return [
    {
      title: 'Confirm ticket types and prices',
      text: `${some(toursWithExamples.map(({ name }) => name))}: up to ${counted(types, 'type')} of guests with an example price. Visitors can’t buy these yet.`,
      verb: 'Confirm',
      to: `/admin?tab=prices&tour=${toursWithExamples[0]?.id ?? ''}`,
    },
  ];
}

export function taxItems(goods: Pick<UntaxedGoodsQuery, 'taxCodes' | 'products'>): readonly SetUpItem[] {
  const names = untaxedGoods(goods);
  if (names.length === 0) return [];
  const text = `${untaxedWords(names)} Ask your bookkeeper which one is right.`;
  return [{ title: UNTAXED_TITLE, text, verb: 'Set it up', to: '/admin?tab=prices', isUrgent: true }];
}

interface DayState {
  readonly date: string;
  readonly closed: boolean;
}

/** Holidays on which visitors can book, and of which nobody said that the house is open. */
export function undecided(
  holidays: readonly Holiday[],
  days: readonly DayState[],
  openDays: readonly { readonly date: string }[],
): readonly Holiday[] {
  const open = new Set(days.filter(({ closed }) => !closed).map(({ date }) => date));
  const said = new Set(openDays.map(({ date }) => date));
  return holidays.filter(({ date }) => open.has(date) && !said.has(date));
}

export function holidayItems(left: readonly Holiday[]): readonly SetUpItem[] {
  const [first] = left;
  if (first === undefined) return [];
  const names = left.map(({ name, date }) => `${name} (${shortDate(date)})`);
  return [
    {
      title: `Decide on ${counted(left.length, 'holiday')}`,
      text: `Visitors can book on ${some(names)}. Close these days, or say that the house is open.`,
      verb: 'Decide',
      to: `/admin?tab=calendar&view=holidays&date=${first.date}`,
    },
  ];
}

export function guideItems(
  accounts: NonNullable<SetUpAccountsQuery['staffAccounts']>,
  { timesAreLed }: Pick<SetUp, 'timesAreLed'>,
): readonly SetUpItem[] {
  if (timesAreLed || accounts.some(({ role, state }) => role === 'GUIDE' && state === 'ACTIVE')) return [];
  const invited = accounts.filter(({ role, state }) => role === 'GUIDE' && state === 'INVITED').length;
  const waiting = invited > 0 ? ` ${capitalized(counted(invited, 'guide'))} did not choose a password yet.` : '';
  const text = `Nobody leads a time that is still ahead, and no guide can sign in.${waiting}`;
  return [{ title: 'Add your guides', text, verb: 'Add', to: '/admin?tab=staff' }];
}

type Question = Pick<VisitorQuestion, 'topic' | 'question' | 'state'>;

/** @param saved null until staff have changed them: then visitors read those of the site */
export function accessItems(saved: readonly Question[] | null | undefined): readonly SetUpItem[] {
  const open = (saved ?? visitorQuestions).filter(({ topic, state }) => topic === 'accessibility' && state !== 'known');
  if (open.length === 0) return [];
  return [
    {
      title: `Answer ${counted(open.length, 'question')} about access`,
      text: `${some(open.map(({ question }) => question))}: visitors read that the house cannot say yet.`,
      verb: 'Answer',
      to: '/admin?tab=content',
    },
  ];
}

export function ruleItems({ changeRule: rule }: Pick<SetUp, 'changeRule'>): readonly SetUpItem[] {
  if (rule.confirmedAt !== null) return [];
  const text = `Visitors read: “${ruleSentences(hoursAhead(rule)).join(' ')}”`;
  return [{ title: 'Confirm the rule for changes and refunds', text, verb: 'Look', to: '/admin?tab=change-rule' }];
}

export function mailItems(
  health: Pick<NonNullable<StaffMailHealthQuery['mailHealth']>, 'hasSent' | 'delayed'>,
): readonly SetUpItem[] {
  if (health.delayed > 0) {
    const waits = counted(health.delayed, 'e-mail waits', 'e-mails wait');
    const text = `${waits} for the mail server. Guests get no tickets meanwhile.`;
    return [{ title: 'E-mail does not leave', text, verb: 'Look', to: '/admin?tab=status', isUrgent: true }];
  }
  if (health.hasSent) return [];
  const text = 'None has left the house yet. A test booking sends one, to you.';
  return [{ title: 'See that e-mail leaves', text, verb: 'Look', to: '/admin?tab=emails' }];
}

export function paymentItems({ chargesCards }: Pick<SetUp, 'chargesCards'>): readonly SetUpItem[] {
  if (chargesCards) return [];
  const text = 'Cards are not charged: the payment is a mock. Whoever runs the site sets PAYMENT_PROVIDER.';
  return [{ title: 'Set up card payments', text, verb: 'Look', to: '/admin?tab=money&view=payouts' }];
}

export function bookingItems({ hasBooking }: Pick<SetUp, 'hasBooking'>): readonly SetUpItem[] {
  if (hasBooking) return [];
  const text = 'Nobody has booked yet. Book as a visitor does, with your own address, and cancel it.';
  return [{ title: 'Make a test booking', text, verb: 'Book', to: '/book-tour' }];
}
