import { setTimeout as pause } from 'node:timers/promises';
import type { ProxiedInstance } from '../faults/instance/proxied-instance.ts';
import { listObjects } from '../reconciliation/src/list-objects.ts';
import { listProviderPayments } from '../reconciliation/src/list-provider-payments.ts';
import type { OpenDatabases } from '../reconciliation/src/open-databases.ts';
import { runChecks } from '../reconciliation/src/run-checks.ts';
import { gather } from './accountant/evidence.ts';
import { HouseWords } from './accountant/house-words.ts';
import { type Judgment, judge } from './accountant/judge.ts';
import type { Town } from './people/person.ts';
import { settleAll } from './provider/trouble.ts';

export interface AddUp {
  readonly instance: ProxiedInstance;
  readonly databases: OpenDatabases;
  readonly town: Town;
  /** Of the provider. */
  readonly key: string;
  readonly recoveryMs: number;
  readonly isFound?: ((faults: readonly string[], reconciled: readonly string[]) => boolean) | undefined;
}

export interface Found {
  readonly judgment: Judgment;
  /** What the reconciliation finds. */
  readonly reconciled: readonly string[];
}

/** Then a sale and what was authorized for it are over. */
const LONG_AGO = '40 minutes';
const LATER_MS = 40 * 60_000;

/** Jobs try again, in minutes, what was not answered, and release what a browser authorized and sent nowhere. */
async function letTimePass({ ask }: OpenDatabases): Promise<void> {
  const refunds = `UPDATE refunds SET due_at = now() WHERE status IN ('requested', 'sent') AND due_at < now() + interval '1 hour'`;
  const charges = `UPDATE payments SET created_at = created_at - interval '16 minutes' WHERE status = 'started' AND id LIKE 'charge_%'`;
  const captures = 'UPDATE payments SET capture_due_at = now() WHERE capture_due_at > now()';
  const unsent = `UPDATE browser_payments SET started_at = started_at - interval '${LONG_AGO}' WHERE started_at > now() - interval '${LONG_AGO}'`;
  const sales = `UPDATE sales SET due_at = now() WHERE state NOT IN ('placed', 'refused')`;
  const all = [
    ask.bookings(refunds),
    ask.bookings(charges),
    ask.bookings(captures),
    ask.bookings(unsent),
    ask.orders(unsent),
    ask.orders(refunds),
    ask.orders(captures),
    ask.orders(sales),
  ];
  await Promise.allSettled(all);
}

function reconcile({ instance, databases, town, key }: AddUp): Promise<readonly string[]> {
  const { stripe, contracts } = town;
  const context = {
    databases: databases.ask,
    objects: () => listObjects(instance.bucket),
    mails: undefined,
    // Whatever the provider still holds will be held when a sale is long over.
    provider: async () => {
      const payments = await listProviderPayments(key, stripe.url);
      return payments.map((payment) => ({ ...payment, ageMs: payment.ageMs + LATER_MS }));
    },
    gracePeriods: { eventMs: 0, mailMs: 120_000, holdMs: 5_000, orphanMs: 2 * 60 * 60_000 },
  };
  // What a quarter has passed over is recent in the books, and older than any that the reconciliation compares.
  const isOld = (sentence: string) =>
    /no service has it|of cards for/.test(sentence) && contracts.forgotten.some((id) => sentence.includes(id));
  return runChecks(context).then(
    (found) => found.flatMap(({ differences }) => differences.filter((one) => !isOld(one))),
    (error) => [`the reconciliation could not read the data: ${String(error)}`],
  );
}

/** Lets everything arrive, and asks accountant and reconciliation until neither finds a difference, or time is up. */
export async function addUp(work: AddUp): Promise<Found> {
  const { instance, databases, town, key, recoveryMs, isFound } = work;
  const { stripe, terms, contracts, site } = town;
  const house = await HouseWords.signIn(site, instance.staff);
  const until = performance.now() + recoveryMs;
  // What had no answer is tried again before the provider's lost messages tell what became of it.
  await letTimePass(databases);
  await pause(3_000);
  for (;;) {
    settleAll(stripe);
    await letTimePass(databases);
    await pause(2_000);
    const judgment = await gather(terms, contracts, house, { url: stripe.url, key }).then(judge, notAnswered);
    const reconciled = await reconcile(work);
    const isOver = judgment.faults.length + reconciled.length === 0 || performance.now() > until;
    if (isOver || isFound?.(judgment.faults, reconciled)) return { judgment, reconciled };
  }
}

const notAnswered = (error: unknown): Judgment => ({
  faults: [`the accountant was not answered: ${String(error)}`],
  isJournalChecked: false,
});
