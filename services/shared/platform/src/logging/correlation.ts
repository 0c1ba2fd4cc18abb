import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { LANGUAGES, type Language } from '@hilltop/contracts/house/languages';

/** Ties log lines, calls and events of one request together. */
export const correlationHeader = 'x-correlation-id';

/** What all work of one request knows. */
interface CurrentWork {
  readonly id: string;
  readonly language: Language;
}

const current = new AsyncLocalStorage<CurrentWork>();
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** @param language of what the caller reads in the answer; jobs and events have no caller, whatever caused them */
export function runWithCorrelation<Result>(id: string, work: () => Result, language: Language = 'en'): Result {
  return current.run({ id, language }, work);
}

/** Reads what is kept: a text of staff is stored as they wrote it in English, whatever the language of the request. */
export function inEnglish<Result>(work: () => Result): Result {
  return runWithCorrelation(correlationId(), work);
}

/** A new one outside of any work, e.g. in a script. */
export function correlationId(): string {
  return currentCorrelationId() ?? randomUUID();
}

export function currentCorrelationId(): string | undefined {
  return current.getStore()?.id;
}

/** The same request, with what is asked of other services answered in this language. */
export function runInLanguage<Result>(language: Language, work: () => Result): Result {
  return runWithCorrelation(correlationId(), work, language);
}

/** Of the request that is answered now. */
export function currentLanguage(): Language {
  return current.getStore()?.language ?? 'en';
}

/** Accepts only a UUID, so that callers cannot inject text into logs. */
export function acceptCorrelationId(given: unknown): string {
  return typeof given === 'string' && uuid.test(given) ? given.toLowerCase() : randomUUID();
}

/** @param languages that can be asked for */
export function acceptLanguage(given: unknown, languages: readonly Language[] = LANGUAGES): Language {
  return languages.find((known) => known === given) ?? 'en';
}
