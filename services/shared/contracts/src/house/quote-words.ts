import {
  type BilledGroup,
  type DocumentRow,
  type DocumentWords,
  dollars,
  type IssuingHouse,
  longDate,
  peopleWords,
  rowsOf,
} from './document-words.js';

interface QuotedStart {
  /** YYYY-MM-DD */
  readonly tourDate: string;
  /** "10:00 AM" */
  readonly tourTime: string;
  readonly pupils: number;
  readonly adults: number;
  readonly ownStart: boolean;
}

/** What a group was offered. Amounts are US cents, moments UTC in ISO 8601. */
export interface GroupQuote {
  readonly version: number;
  readonly rateKind: 'school' | 'adult';
  readonly pupils: number;
  readonly adults: number;
  /** People who pay nothing. */
  readonly free: number;
  readonly lines: readonly { readonly label: string; readonly cents: number }[];
  readonly taxCents: number;
  readonly totalCents: number;
  /** 0 without a deposit. */
  readonly depositCents: number;
  readonly parts: readonly QuotedStart[];
  readonly validUntil: string;
  readonly quotedAt: string;
}

/** @param timeZone of the venue, in which moments are shown */
export function wordsOfQuote(
  quote: GroupQuote,
  { number, organizationName, tourName }: Omit<BilledGroup, 'starts'>,
  { name, street, town, phone }: IssuingHouse,
  timeZone: string,
): DocumentWords {
  const { version, validUntil, quotedAt, parts, lines, taxCents } = quote;
  const issuedOn = dayAt(quotedAt, timeZone);
  const blocks = [
    [name, street ? `${street}, ${town}` : town, phone ?? ''],
    [organizationName],
    [
      `Quoted ${longDate(issuedOn)}`,
      `Valid until ${longDate(dayAt(validUntil, timeZone))}, ${timeAt(validUntil, timeZone)}`,
      'No seat is held before you accept.',
    ],
    [`${tourName}: ${peopleWords(quote)}`, freeWords(quote), ...parts.map(startWords)],
  ];
  return {
    title: `Quote ${number}, version ${version}`,
    issuedOn,
    blocks: blocks.map((block) => block.filter(Boolean)),
    rows: rowsOf(lines, taxCents),
    totals: totalsOf(quote),
  };
}

function totalsOf({ totalCents, depositCents }: GroupQuote): DocumentRow[] {
  const total = { label: 'Total', amount: dollars(totalCents) };
  if (depositCents === 0) return [total];
  return [total, { label: 'Deposit, or a purchase order in its place', amount: dollars(depositCents) }];
}

/** "6 adults come free." Empty where nobody does. */
function freeWords({ rateKind, free }: GroupQuote): string {
  if (free === 0) return '';
  const [one, more] = rateKind === 'school' ? ['adult', 'adults'] : ['person', 'people'];
  return free === 1 ? `1 ${one} comes free.` : `${free} ${more} come free.`;
}

function startWords({ tourDate, tourTime, ownStart, ...people }: QuotedStart): string {
  return `${longDate(tourDate)}, ${tourTime}: ${peopleWords(people)}${ownStart ? ', nobody else then' : ''}`;
}

/** YYYY-MM-DD */
function dayAt(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(instant));
}

/** "4:00 PM" */
function timeAt(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  return format.format(new Date(instant)).replace(/\s/g, ' ');
}
