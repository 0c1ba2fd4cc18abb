import { randomUUID } from 'node:crypto';
import { percentile } from '../measure/statistics.ts';
import type { LoadRequest, Tally } from './load-order.ts';

interface Count {
  good: number[];
  refused: number[];
  wrong: number;
  error?: string;
}

/** By the request's name. */
export class Answers {
  private readonly counts = new Map<string, Count>();

  constructor(requests: readonly LoadRequest[]) {
    for (const { name } of requests) this.counts.set(name, { good: [], refused: [], wrong: 0 });
  }

  count({ name, expected }: LoadRequest, status: number, answer: string, ms: number): void {
    const count = this.counts.get(name);
    if (status < 300 && (expected === undefined || expected === answer)) count?.good.push(ms);
    else if (status === 503) count?.refused.push(ms);
    else this.fail(name, `status ${status}: ${answer.slice(0, 200)}`);
  }

  /** Counts a missing or wrong answer. */
  fail(name: string, error: string): void {
    const count = this.counts.get(name);
    if (!count) return;
    count.wrong += 1;
    count.error ??= error;
  }

  tallies(): Tally[] {
    return [...this.counts].map(([name, { good, refused, wrong, error }]) => ({
      name,
      good: good.length,
      refused: refused.length,
      wrong,
      ...(error === undefined ? {} : { error }),
      p50: percentile(good, 0.5),
      p99: percentile(good, 0.99),
      refusedP99: percentile(refused, 0.99),
    }));
  }
}

/** A new id for each `[<id>]` of the body. */
export function withNewIds(body: string): string {
  return body.replaceAll('[<id>]', randomUUID());
}
