import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Instance } from '../../local/launch/instance.ts';

export interface Report {
  readonly name: string;
  /** For a GET; `query` with its variables for GraphQL. */
  readonly path?: string;
  readonly query?: string;
  readonly variables?: object;
  /** So slow that one answer is enough. */
  readonly once?: boolean;
}

const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const days = 'date tourCents foodCents goodsCents shippingCents otherCents refundCents takenInCents';
const payouts = 'date capturedCents refundedCents providerCents differenceCents feeCents paidOutCents';
const counts = 'offered sold came noShows turnedAway cameInGroups';
const parts = ['byTender', 'byChannel', 'byTour', 'byProduct'].map((part) => `${part} { key cents }`).join(' ');
const files = `from=${YEAR.from}&to=${YEAR.to}`;

/** The queries of the pages Money and Visits, and their files, for a whole year. */
export const reports: readonly Report[] = [
  {
    name: 'takings',
    query: `query ($from: String!, $to: String!) { takings(from: $from, to: $to) { ... on Takings { takenInCents refundCents earnedCents deferredCents days { ${days} } ${parts} } } }`,
    variables: YEAR,
  },
  {
    name: 'deferred and earned',
    query: `query ($from: String!, $to: String!) { accountBalances(from: $from, to: $to) { ... on AccountBalances { accounts { account openingCents debitCents creditCents closingCents } } } }`,
    variables: YEAR,
  },
  {
    name: 'tax',
    query: `query ($from: String!, $to: String!) { taxReport(from: $from, to: $to) { ... on TaxReport { collectedCents months { month taxCode soldCents refundCents } } } }`,
    variables: YEAR,
  },
  {
    name: 'vouchers',
    query: `query ($from: String!, $to: String!) { ledgerReport(name: "vouchers", from: $from, to: $to) { ... on ReportPage { rows } } }`,
    variables: YEAR,
  },
  {
    name: 'payouts',
    query: `query ($from: String!, $to: String!) { payouts(from: $from, to: $to) { ... on Payouts { days { ${payouts} } } } }`,
    variables: { from: '2026-07-01', to: '2026-09-30' },
  },
  {
    name: 'visits',
    query: `query ($from: String!, $to: String!) { visitsReport(from: $from, to: $to) { ... on VisitsReport { ${counts} days { date ${counts} } byStart { weekday time ${counts} } byTour { tourType ${counts} } soldAhead { fromDays seats } } } }`,
    variables: YEAR,
  },
  {
    name: 'lines behind the largest number, first 50',
    query: `query ($filter: MoneyLineFilter!) { moneyLines(filter: $filter, first: 50) { ... on MoneyLinePage { total sumCents lines { id at account cents } } } }`,
    variables: { filter: { ...YEAR, accounts: ['card', 'cash', 'bank', 'refunds_due', 'disputes'] } },
  },
  { name: 'takings, CSV', path: `/api/reports/takings?${files}&format=csv` },
  { name: 'journal, CSV', path: `/api/reports/lines?${files}&format=journal` },
  { name: 'all lines, CSV (streamed, with progress)', path: `/api/reports/lines?${files}&format=csv`, once: true },
];

/** Signs in as the demo's manager. @returns the cookie */
export async function signIn(instance: Instance): Promise<string> {
  const secrets = join(dirname(dirname(instance.runFile)), 'secrets.json');
  const password = (JSON.parse(readFileSync(secrets, 'utf8')) as Record<string, string>)['staff-password'];
  const response = await fetch(`${instance.site}/api/staff/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'staff@hilltop.test', password }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (!response.ok || !cookie) throw new Error(`The sign-in was answered with ${response.status}`);
  return cookie;
}

/** @returns the answer, and milliseconds until it is complete @throws if it is not a report */
export async function timed(
  site: string,
  cookie: string,
  { name, path, query, variables }: Report,
): Promise<{ ms: number; text: string }> {
  const startedAt = performance.now();
  const response = path
    ? await fetch(site + path, { headers: { cookie } })
    : await fetch(`${site}/graphql`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(`${name}: ${text.slice(0, 200)}`);
  return { ms: performance.now() - startedAt, text };
}
