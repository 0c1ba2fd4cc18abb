import { peopleWords } from '@hilltop/contracts/house/document-words';
import { wordsNow } from '@hilltop/platform/outcome/in-language';
import { quotedText } from '@hilltop/platform/values/quoted-text';
import type {
  GroupBillFactsFragment as Bill,
  GroupNewsFragment as News,
  GroupReminderNewsFragment as Reminder,
} from '../generated/orders-queries.js';
import type { Fact } from '../layout/fact-table.js';
import { dollars } from '../layout/money.js';
import { longDate, writtenTime } from '../tickets/ticket-times.js';
import { spanish } from './group-facts.es.js';

const english = {
  /** "48 pupils and 6 adults" */
  people: peopleWords,
  number: 'Number',
  organization: 'Organization',
  tour: 'Tour',
  howMany: 'People',
  preferredDay: 'Preferred day',
  invoice: 'Invoice',
  group: 'Group',
  payer: 'For',
  visit: 'Visit',
  total: 'Total',
  credit: (number: string) => `Credit note ${number}`,
  left: 'Left to pay',
  due: 'Due',
};

export function factTexts(): typeof english {
  return wordsNow(english, { es: spanish });
}

type Group = News['group'];

const preferredDay = ({ day }: Group['preferredDays'][number]): Fact => [
  factTexts().preferredDay,
  longDate({ tourDate: day }),
];

function startFacts(quote: Reminder['group']['quote']): Fact[] | undefined {
  return quote?.parts.map(
    (part): Fact => [`${longDate(part)}, ${writtenTime(part.tourTime)}`, factTexts().people(part)],
  );
}

/** Nothing that was typed. */
export function askedFacts({ number, tourName, preferredDays }: Group): Fact[] {
  const { number: term, tour } = factTexts();
  return [[term, number], [tour, tourName], ...preferredDays.slice(0, 1).map(preferredDay)];
}

export function newsFacts({ quote, preferredDays, pupils, adults, ...group }: Group): Fact[] {
  const { people, howMany } = factTexts();
  const starts = startFacts(quote) ?? preferredDays.map(preferredDay);
  return [...whoFacts(group), [howMany, people({ pupils, adults })], ...starts];
}

export function reminderFacts({ quote, ...group }: Reminder['group']): Fact[] {
  return [...whoFacts(group), ...(startFacts(quote) ?? [])];
}

function whoFacts({
  number,
  organizationName,
  tourName,
}: Pick<Group, 'number' | 'organizationName' | 'tourName'>): Fact[] {
  const texts = factTexts();
  return [
    [texts.number, number],
    [texts.organization, quotedText(organizationName)],
    [texts.tour, tourName],
  ];
}

export function billFacts({ invoice, creditNotes, groupNumber, organizationName, starts, openCents }: Bill): Fact[] {
  const texts = factTexts();
  return [
    [texts.invoice, invoice.number],
    [texts.group, groupNumber],
    [texts.payer, quotedText(organizationName)],
    ...starts.map((start): Fact => [texts.visit, `${longDate(start)}, ${writtenTime(start.tourTime)}`]),
    [texts.total, dollars(invoice.totalCents)],
    ...creditNotes.map(({ number, totalCents }): Fact => [texts.credit(number), `−${dollars(totalCents)}`]),
    [texts.left, dollars(openCents)],
    ...(invoice.dueOn === null || openCents === 0 ? [] : [[texts.due, longDate({ tourDate: invoice.dueOn })] as const]),
  ];
}
