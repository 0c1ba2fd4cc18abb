import type { DeadLetter, ReconciliationStatus, ServiceStatus } from './service-status.js';

/** An outbox row older than this means that NATS is unreachable. */
const STALE_OUTBOX_SECONDS = 60;

/** In seconds, minutes or hours. */
export function ageLabel(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3_600)} h`;
}

/** When the last reconciliation ran and what it found. @param now in ms since 1970, UTC */
export function reconciliationLabel(
  { configured, last }: ReconciliationStatus,
  now: number,
): readonly ['good' | 'bad' | 'waiting', string] {
  if (!configured) return ['waiting', 'Reconciliation is not set up'];
  if (last === null) return ['waiting', 'Reconciliation has not run yet'];
  const ago = `${ageLabel(Math.max(0, (now - Date.parse(last.endedAt)) / 1000))} ago`;
  const count = last.checks.reduce((sum, { differences }) => sum + differences, 0);
  if (count === 0) return ['good', `Everything adds up, ${ago}`];
  return ['bad', `${count === 1 ? 'One thing does' : `${count} things do`} not add up, ${ago}`];
}

export function serviceLabel({ answers, outbox, deadLetters }: ServiceStatus): readonly ['good' | 'bad', string] {
  if (!answers) return ['bad', 'No answer'];
  if ((deadLetters?.length ?? 0) > 0) return ['bad', 'Failed events'];
  if ((outbox?.oldestSeconds ?? 0) > STALE_OUTBOX_SECONDS) return ['bad', 'Backlog'];
  return ['good', 'Healthy'];
}

export function outboxLabel({ outbox }: ServiceStatus): string {
  if (!outbox) return '';
  return outbox.rows === 0 ? 'None' : `${outbox.rows}, oldest ${ageLabel(outbox.oldestSeconds)}`;
}

/** Events that its consumers have not handled; empty for a service without consumers. */
export function inboxLabel({ consumers }: ServiceStatus): string {
  if (!consumers || consumers.length === 0) return '';
  const waiting = consumers.reduce((sum, consumer) => sum + consumer.waiting, 0);
  return waiting === 0 ? 'None' : `${waiting}`;
}

/** Of all services, latest first. */
export function deadLettersOf(services: readonly ServiceStatus[]): readonly DeadLetter[] {
  return services
    .flatMap(({ service, deadLetters }) => (deadLetters ?? []).map((deadLetter) => ({ ...deadLetter, service })))
    .sort((one, other) => other.failedAt.localeCompare(one.failedAt));
}
