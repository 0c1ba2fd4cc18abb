import { booksCheck } from './books.check.ts';
import { cardLinesCheck } from './card-lines.check.ts';
import { cartsCheck } from './carts.check.ts';
import { closuresCheck } from './closures.check.ts';
import { codesCheck } from './codes.check.ts';
import { copiesCheck } from './copies.check.ts';
import { creditsCheck } from './credits.check.ts';
import { deadLettersCheck } from './dead-letters.check.ts';
import { disputesCheck } from './disputes.check.ts';
import { emailsCheck } from './emails.check.ts';
import { groupDocumentsCheck } from './group-documents.check.ts';
import { groupFilesCheck } from './group-files.check.ts';
import { groupPromisesCheck } from './group-promises.check.ts';
import { groupSeatsCheck } from './group-seats.check.ts';
import { groupsCheck } from './groups.check.ts';
import { holdsCheck } from './holds.check.ts';
import { imagesCheck } from './images.check.ts';
import { inboxCheck } from './inbox.check.ts';
import { moneyCheck } from './money.check.ts';
import { openPaymentsCheck } from './open-payments.check.ts';
import { outboxCheck } from './outbox.check.ts';
import { partiesCheck } from './parties.check.ts';
import { paymentsCheck } from './payments.check.ts';
import type { Check, ReconciliationContext } from './reconciliation-context.ts';
import { saleLinesCheck } from './sale-lines.check.ts';
import { sealedDaysCheck } from './sealed-days.check.ts';
import { seatsCheck } from './seats.check.ts';
import { stockCheck } from './stock.check.ts';
import { totalsCheck } from './totals.check.ts';
import { voucherBooksCheck } from './voucher-books.check.ts';
import { vouchersCheck } from './vouchers.check.ts';
import { waitlistCheck } from './waitlist.check.ts';

export const checks: readonly Check[] = [
  seatsCheck,
  holdsCheck,
  groupsCheck,
  groupSeatsCheck,
  partiesCheck,
  waitlistCheck,
  closuresCheck,
  paymentsCheck,
  moneyCheck,
  openPaymentsCheck,
  saleLinesCheck,
  booksCheck,
  groupDocumentsCheck,
  groupPromisesCheck,
  groupFilesCheck,
  cardLinesCheck,
  disputesCheck,
  sealedDaysCheck,
  totalsCheck,
  cartsCheck,
  stockCheck,
  vouchersCheck,
  voucherBooksCheck,
  codesCheck,
  creditsCheck,
  outboxCheck,
  inboxCheck,
  deadLettersCheck,
  emailsCheck,
  copiesCheck,
  imagesCheck,
];

export type Finding = { check: string; differences: readonly string[]; counts?: readonly string[] };

/** One after the other. Throws if a database or the bucket does not answer. */
export async function runChecks(context: ReconciliationContext): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, differences, counts } of checks) {
    findings.push({ check: name, differences: await differences(context), counts: (await counts?.(context)) ?? [] });
  }
  return findings;
}

const mostSentences = 20;

/** One line per check, with its differences below it. */
export function describeFindings(findings: readonly Finding[]): string {
  return findings
    .map(({ check, differences, counts = [] }) => {
      const more = differences.length - mostSentences;
      const sentences = differences.slice(0, mostSentences).map((sentence) => `            ${sentence}\n`);
      const rest = more > 0 ? [`            and ${more} more\n`] : [];
      const figures = counts.map((sentence) => `            (${sentence})\n`);
      return `  ${differences.length === 0 ? 'holds ' : 'BROKEN'}    ${check}\n${[...sentences, ...rest, ...figures].join('')}`;
    })
    .join('');
}

export function countDifferences(findings: readonly Finding[]): number {
  return findings.reduce((sum, { differences }) => sum + differences.length, 0);
}
