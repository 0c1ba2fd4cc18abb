import { StripeProblem } from './stripe-problem.js';

const DAY_MS = 86_400_000;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Kept {
  readonly request: string;
  readonly at: number;
  /** Undefined while the request is being executed. */
  answer?: Answer;
}

/**
 * Stripe's idempotency keys (https://docs.stripe.com/api/idempotent_requests): the first answer is kept for a day, errors too,
 * unless the request was found wrong before it was executed.
 */
export class FakeKeys {
  private readonly kept = new Map<string, Kept>();

  private readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  forget(): void {
    this.kept.clear();
  }

  /** @param request method, path and body @param act answers, or throws a StripeProblem */
  async once(key: string | undefined, request: string, act: () => Promise<unknown>): Promise<Answer> {
    if (key === undefined) return answerOf(act);
    const at = this.now().getTime();
    const earlier = this.kept.get(key);
    if (earlier && at - earlier.at < DAY_MS) return this.replay(earlier, request);
    const kept: Kept = { request, at };
    this.kept.set(key, kept);
    try {
      kept.answer = structuredClone(await answerOf(act));
      return kept.answer;
    } catch (error) {
      this.kept.delete(key);
      throw error;
    }
  }

  private replay({ request: first, answer }: Kept, request: string): Answer {
    const type = 'idempotency_error';
    if (first !== request) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      throw new StripeProblem(400, { type, message });
    }
    if (answer) return answer;
    const message = 'There is currently another in-progress request using this key.';
    throw new StripeProblem(409, { type, code: 'idempotency_key_in_use', message });
  }
}

/** Errors of execution are answers as well. @throws StripeProblem of a request that was not executed */
async function answerOf(act: () => Promise<unknown>): Promise<Answer> {
  try {
    return { status: 200, body: await act() };
  } catch (error) {
    if (!(error instanceof StripeProblem) || error.isUnread) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}
