import { setTimeout as pause } from 'node:timers/promises';
import { type Bucket, listObjects } from '../../reconciliation/src/list-objects.ts';
import type { ReconciliationContext } from '../../reconciliation/src/reconciliation-context.ts';
import { countDifferences, type Finding, runChecks } from '../../reconciliation/src/run-checks.ts';
import { receivedMails } from '../instance/mail-sink.ts';
import type { Journal } from '../load/journal.ts';
import type { Happened } from '../plan/inject.ts';
import { answerDifferences } from './answers-against-rows.ts';
import { duplicateMails } from './duplicate-mails.ts';

const lookAgainMs = 1000;
const soonestMs = 4000;
/** Duplicates appear soon after: nothing may change during this time. */
const afterwardsMs = 3000;

export interface Accused {
  readonly databases: ReconciliationContext['databases'];
  readonly bucket: Bucket;
  /** Of a mail sink. */
  readonly mailLog: string;
  readonly journal: Journal;
  readonly happened: readonly Happened[];
}

export interface Verdict {
  readonly findings: readonly Finding[];
  /** Until nothing was missing, in ms; undefined if that never happened. */
  readonly recoveredAfterMs: number | undefined;
}

/**
 * Waits until a Hilltop has recovered from faults, then compares its data with each other and with what people were told.
 * @param recoveryMs how long it has @param isFound if only one difference is searched for: once it is found, nothing else is awaited
 */
export async function judge(
  { databases, bucket, mailLog, journal, happened }: Accused,
  recoveryMs: number,
  isFound?: (sentence: string) => boolean,
): Promise<Verdict> {
  const context: ReconciliationContext = {
    databases,
    objects: () => listObjects(bucket),
    // A resent ticket has the sending's number after its id.
    mails: async () => receivedMails(mailLog).map(({ id }) => id.replace(/\.\d+$/, '')),
    // The load is over: nothing may be in flight for long.
    gracePeriods: { eventMs: 0, mailMs: 0, holdMs: 5000, orphanMs: 2 * 60 * 60_000 },
  };
  const recoveredAfterMs = await settle(context, recoveryMs, isFound);
  await pause(afterwardsMs);
  const findings = [
    ...(await runChecks(context)),
    {
      check: 'every answer was kept, and every row was asked for',
      differences: await answerDifferences(journal, databases),
    },
    { check: 'what staff have changed is shown from then on', differences: journal.outdated },
    {
      check: 'no e-mail went out twice but where a fault came in between',
      differences: duplicateMails(receivedMails(mailLog), happened),
    },
  ];
  return { findings, recoveredAfterMs };
}

/** Checks until there are no differences, or for the timeout. @returns how long that took */
async function settle(
  context: ReconciliationContext,
  withinMs: number,
  isFound: (sentence: string) => boolean = () => false,
): Promise<number | undefined> {
  const startedAt = performance.now();
  for (;;) {
    const findings = await runChecks(context).catch((error: unknown) => [
      {
        check: 'the reconciliation could read the data',
        differences: [error instanceof Error ? error.message : String(error)],
      },
    ]);
    const afterMs = performance.now() - startedAt;
    if (countDifferences(findings) === 0) return afterMs;
    if (afterMs > withinMs || (afterMs > soonestMs && findings.some((one) => one.differences.some(isFound)))) return;
    await pause(lookAgainMs);
  }
}
