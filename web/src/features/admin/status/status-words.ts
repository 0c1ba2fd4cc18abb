import type { AuditStatus, DeadLetter, ServiceStatus } from './service-status.js';

/** An event that waits longer than this to be sent means that the bus is away, in seconds. */
const LONG_WAIT_SECONDS = 60;

/** "waits to be sent": seconds, minutes or hours, the largest that fits. */
export const ageInWords = (seconds: number): string => {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3_600)} h`;
};

/** When the audit was and what it found, in a sentence. @param now in ms since 1970, UTC */
export const auditInWords = (
  { wired, last }: AuditStatus,
  now: number,
): readonly ['good' | 'bad' | 'waiting', string] => {
  if (!wired) return ['waiting', 'No audit reports here'];
  if (last === null) return ['waiting', 'The audit has not run yet'];
  const ago = `${ageInWords(Math.max(0, (now - Date.parse(last.endedAt)) / 1000))} ago`;
  const count = last.checks.reduce((sum, { differences }) => sum + differences, 0);
  if (count === 0) return ['good', `Everything adds up, ${ago}`];
  return ['bad', `${count === 1 ? 'One thing does' : `${count} things do`} not add up, ${ago}`];
};

/** How a service stands, in one word and a tone. */
export const standing = ({ answers, outbox, deadLetters }: ServiceStatus): readonly ['good' | 'bad', string] => {
  if (!answers) return ['bad', 'No answer'];
  if ((deadLetters?.length ?? 0) > 0) return ['bad', 'Needs a look'];
  if ((outbox?.oldestSeconds ?? 0) > LONG_WAIT_SECONDS) return ['bad', 'Events wait'];
  return ['good', 'Well'];
};

/** What waits to be sent, in words. */
export const outboxInWords = ({ outbox }: ServiceStatus): string => {
  if (!outbox) return '';
  return outbox.rows === 0 ? 'Nothing waits' : `${outbox.rows}, the oldest for ${ageInWords(outbox.oldestSeconds)}`;
};

/** How many events its consumers have still to take, in words; nothing of a service that listens to nobody. */
export const inboxInWords = ({ consumers }: ServiceStatus): string => {
  if (!consumers || consumers.length === 0) return '';
  const waiting = consumers.reduce((sum, consumer) => sum + consumer.waiting, 0);
  return waiting === 0 ? 'Nothing waits' : `${waiting}`;
};

/** The letters of all services, the latest first. */
export const lettersOf = (services: readonly ServiceStatus[]): readonly DeadLetter[] =>
  services
    .flatMap(({ service, deadLetters }) => (deadLetters ?? []).map((letter) => ({ ...letter, service })))
    .sort((one, other) => other.failedAt.localeCompare(one.failedAt));
