import type { DeadLetter, ServiceStatus } from './service-status.js';

/** An event that waits longer than this to be sent means that the bus is away, in seconds. */
const LONG_WAIT_SECONDS = 60;

/** "waits to be sent": seconds, minutes or hours, the largest that fits. */
export const ageInWords = (seconds: number): string => {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3_600)} h`;
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

/** How many events its consumers have still to take. */
export const toTake = ({ consumers }: ServiceStatus): number =>
  (consumers ?? []).reduce((sum, { waiting }) => sum + waiting, 0);

/** The letters of all services, the latest first. */
export const lettersOf = (services: readonly ServiceStatus[]): readonly DeadLetter[] =>
  services
    .flatMap(({ service, deadLetters }) => (deadLetters ?? []).map((letter) => ({ ...letter, service })))
    .sort((one, other) => other.failedAt.localeCompare(one.failedAt));
