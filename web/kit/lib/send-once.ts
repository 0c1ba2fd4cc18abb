import type { ZodType } from 'zod';
import { randomUuid } from './random-id.js';
import { tabItem } from './tab-storage.js';
import { z } from './zod.js';

/** Unanswered attempts kept per kind; the oldest is dropped. */
const MOST = 8;

export interface Attempt<Input> {
  readonly idempotencyKey: string;
  readonly input: Input;
}

/**
 * The stored form of an input with its payment. It is sent again unchanged, even if this page has changed: the server
 * reads it.
 */
export function paidInput<Input extends { readonly paymentIntentId: string }>() {
  const paid = z.object({ paymentIntentId: z.string() });
  return z.custom<Input>((input) => paid.safeParse(input).success);
}

function withKey<Input>(idempotencyKey: string, input: Input): Attempt<Input> {
  return { idempotencyKey, input };
}

/** The earlier attempt with the same content, with its key, or a new one. @param of what must be equal; by default all of it */
export function attemptAt<Input>(
  earlier: readonly Attempt<Input>[],
  input: Input,
  of: (input: Input) => unknown = (all) => all,
): Attempt<Input> {
  const wanted = JSON.stringify(of(input));
  return earlier.find((attempt) => JSON.stringify(of(attempt.input)) === wanted) ?? withKey(randomUuid(), input);
}

export function without<Input>(attempts: readonly Attempt<Input>[], { idempotencyKey }: Attempt<Input>) {
  return attempts.filter((attempt) => attempt.idempotencyKey !== idempotencyKey);
}

/** The attempts with one of them last, eight at most. */
export function withAttempt<Input>(attempts: readonly Attempt<Input>[], attempt: Attempt<Input>) {
  return [...without(attempts, attempt), attempt].slice(-MOST);
}

/** Requests of one kind that this tab has sent and that have no answer. */
export interface Attempts<Input> {
  readonly open: () => readonly Attempt<Input>[];
  readonly at: (input: Input) => Attempt<Input>;
  /**
   * Sends it, and forgets it once it is answered. It counts as unanswered if it throws, or if `request` returns
   * undefined or `unanswered`.
   */
  readonly send: <Answer>(
    attempt: Attempt<Input>,
    request: (attempt: Attempt<Input>) => Promise<Answer>,
  ) => Promise<Answer>;
  readonly forget: () => void;
}

/**
 * Stores each attempt before it is sent, and repeats it with the same key until it is answered, also after a reload.
 * @param name unique on the site @param of what makes two inputs the same request
 */
export function keptAttempts<Input>(
  name: string,
  input: ZodType<Input>,
  of?: (input: Input) => unknown,
): Attempts<Input> {
  const item = tabItem(`hilltop:once:${name}:v2`, z.array(z.object({ idempotencyKey: z.string(), input })));
  const open = (): readonly Attempt<Input>[] =>
    (item.read() ?? []).map((kept) => withKey(kept.idempotencyKey, kept.input));
  const keep = (attempts: Attempt<Input>[]): void => item.write(attempts.length > 0 ? attempts : undefined);
  return {
    open,
    at: (wanted) => attemptAt(open(), wanted, of),
    send: async (attempt, request) => {
      keep(withAttempt(open(), attempt));
      const answer = await request(attempt);
      if (answer !== undefined && answer !== 'unanswered') keep(without(open(), attempt));
      return answer;
    },
    forget: () => keep([]),
  };
}

/** Sends content with the key of an unanswered attempt at the same content, if there is one. */
export type SendOnce = <Answer>(content: unknown, send: (idempotencyKey: string) => Promise<Answer>) => Promise<Answer>;

/** Attempts that store the key only, because the page still has the content. */
export function sendOnce(name: string): SendOnce {
  const attempts = keptAttempts(name, z.string());
  return (content, send) =>
    attempts.send(attempts.at(JSON.stringify(content)), ({ idempotencyKey }) => send(idempotencyKey));
}
