import { type TopicName, topicNames } from './topics.js';

/**
 * Counts how often each topic was emptied. An answer is as good as the generation that its run began in: one that was
 * worked out from what was read before a change, and is there only after it, belongs to a generation that is over.
 */
export class Generations {
  private readonly counts = new Map<TopicName, number>();
  /** How often something was emptied. */
  emptied = 0;

  /** The generation of these topics together. It grows with each of them. */
  of(names: readonly TopicName[]): number {
    let sum = 0;
    for (const name of names) sum += this.counts.get(name) ?? 0;
    return sum;
  }

  /** Ends the generation of each: nothing that was asked before is taken for an answer any more. */
  empty(names: readonly TopicName[]): void {
    if (names.length === 0) return;
    this.emptied += 1;
    for (const name of names) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  emptyAll(): void {
    this.empty(topicNames);
  }
}
