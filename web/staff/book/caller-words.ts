import { thisHouse } from '#house/about/house.js';
import { dateAfter, longDate, venueInstant, venueToday, writtenOut } from '../../kit/lib/venue-dates.js';

export type CallerPayment = 'link' | 'at_door' | 'free';

export interface UntilChoice {
  /** UTC, ISO 8601. */
  readonly value: string;
  readonly label: string;
}

const HOUR_MS = 3_600_000;
/** How long a link can hold seats at most. */
const MOST_HOURS = 72;

/** Until when the seats of a start can be held. @param now in ms since 1970 @param held until when they are held already: it is first */
export function untilChoices(startsAt: string, now: number, held?: string): readonly UntilChoice[] {
  const start = Date.parse(startsAt);
  const today = venueToday(new Date(now));
  const choices: UntilChoice[] = [
    { value: new Date(now + HOUR_MS).toISOString(), label: 'In one hour' },
    { value: venueInstant(`${today}T16:00`), label: 'Today, 4:00 PM' },
    { value: venueInstant(`${dateAfter(today, 1)}T10:00`), label: 'Tomorrow, 10:00 AM' },
    {
      value: venueInstant(`${dateAfter(today, 2)}T10:00`),
      label: `${writtenOut(venueInstant(`${dateAfter(today, 2)}T10:00`))}`,
    },
  ];
  const least = Math.max(now, Date.parse(held ?? '') || now);
  const later = choices.filter(({ value }) => Date.parse(value) > least && Date.parse(value) < start);
  const asNow = held === undefined ? [] : [{ value: held, label: `As now, until ${writtenOut(held)}` }];
  const possible = [...asNow, ...later];
  const isNear = start - now < MOST_HOURS * HOUR_MS;
  return isNear && held !== startsAt ? [...possible, { value: startsAt, label: 'Until the tour starts' }] : possible;
}

const LETTERS: Readonly<Record<string, string>> = {
  A: 'Alfa',
  B: 'Bravo',
  C: 'Charlie',
  D: 'Delta',
  E: 'Echo',
  F: 'Foxtrot',
  G: 'Golf',
  H: 'Hotel',
  I: 'India',
  J: 'Juliett',
  K: 'Kilo',
  L: 'Lima',
  M: 'Mike',
  N: 'November',
  O: 'Oscar',
  P: 'Papa',
  Q: 'Quebec',
  R: 'Romeo',
  S: 'Sierra',
  T: 'Tango',
  U: 'Uniform',
  V: 'Victor',
  W: 'Whiskey',
  X: 'X-ray',
  Y: 'Yankee',
  Z: 'Zulu',
};
const DIGITS = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** A confirmation code to read out: "H, T. Four, Papa, Whiskey, Romeo. Two, X-ray, Kilo, Delta." */
export function spelledCode(code: string): string {
  const [opening = '', ...parts] = code.split('-');
  const spelled = parts.map((part) =>
    [...part].map((sign) => LETTERS[sign] ?? DIGITS[Number(sign)] ?? sign).join(', '),
  );
  return [[...opening].join(', '), ...spelled].map((part) => `${part}.`).join(' ');
}

export interface Said {
  readonly date: string;
  readonly time: string;
  readonly tourName: string;
  /** "6 guests", "2 adults, 1 child" */
  readonly party: string;
  readonly seats: number;
  /** e.g. "$119.00" */
  readonly total: string;
  readonly payment: CallerPayment;
  /** UTC, ISO 8601. */
  readonly payUntil: string;
  readonly hasEmail: boolean;
}

/** The sentence that the desk reads back to the caller. */
export function readBack({ date, time, tourName, party, total, payment, payUntil, hasEmail }: Said): string {
  const visit = `${longDate(date)}, at ${time}, ${tourName}, ${party}`;
  const arrive = `Come fifteen minutes early, to ${thisHouse.texts.meetAtInWords}.`;
  if (payment === 'link') {
    return `${visit}: ${total}. I mail you a link; the seats are yours until ${writtenOut(payUntil)} if you pay by then. ${arrive}`;
  }
  const ticket = hasEmail ? 'The ticket comes by e-mail.' : 'I read you the code now.';
  const money = payment === 'free' ? 'there is nothing to pay' : `${total}, paid at the door with cash or a card`;
  return `${visit}: ${money}. ${ticket} ${arrive}`;
}

/** The button's label, which says what it does. */
export function buttonText({ payment, payUntil, seats }: Pick<Said, 'payment' | 'payUntil' | 'seats'>): string {
  const taken = seats === 1 ? 'one seat' : `${seats} seats`;
  if (payment === 'link') return `Send the link, hold until ${writtenOut(payUntil)}`;
  return payment === 'free' ? `Book ${taken}, free` : `Book ${taken}, pay at the door`;
}
