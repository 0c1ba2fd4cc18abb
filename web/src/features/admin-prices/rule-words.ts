import type { RuleFactsFragment } from '../../generated/staff-operations.js';
import { printedCents, toCents } from '../../lib/money.js';
import { listed } from '../../lib/tickets/ticket-words.js';
import { dayAndMonth } from '../../lib/venue-dates.js';

const weekdayNames = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'] as const;

function between(from: string | null, until: string | null): string {
  if (from !== null && until !== null) return `${from} to ${until}`;
  if (from !== null) return `from ${from}`;
  return until === null ? '' : `until ${until}`;
}

function dateText(date: string | null): string | null {
  return date === null ? null : dayAndMonth(date);
}

function ahead({ daysAheadFrom: from, daysAheadUntil: until }: RuleFactsFragment): string {
  if (from !== null && until !== null) return `${from} to ${until} days ahead`;
  if (from !== null) return `${from} days ahead and more`;
  return until === null ? '' : `${until} days ahead and less`;
}

/** When a rule applies: "Tuesdays, 9:00 AM to 11:00 AM". */
export function ruleWhen(rule: RuleFactsFragment): string {
  const { weekdays, fromTime, untilTime, fromDate, untilDate, soldBelowPercent } = rule;
  const days = listed(weekdays.flatMap((day) => weekdayNames[day - 1] ?? []));
  const dates = between(dateText(fromDate), dateText(untilDate));
  const sold = soldBelowPercent === null ? '' : `while less than ${soldBelowPercent}% is sold`;
  return [days, dates, between(fromTime, untilTime), ahead(rule), sold].filter(Boolean).join(', ') || 'always';
}

/** What it does to a ticket: "−$5.00", "+10%". */
export function ruleDoes({ percent, amount }: RuleFactsFragment): string {
  if (percent !== null) return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}% a paying ticket`;
  const text = amount ?? '0';
  return `${text.startsWith('-') ? '−' : '+'}${printedCents(toCents(text.replace(/^[-+]/, '')))} a paying ticket`;
}

/** "$7.00 to $45.00" */
export function ruleBounds({ floor, ceiling }: RuleFactsFragment): string {
  return `${printedCents(toCents(floor))} to ${printedCents(toCents(ceiling))}`;
}
