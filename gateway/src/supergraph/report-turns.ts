import { setTimeout as pause } from 'node:timers/promises';
import { bulkhead } from 'cockatiel';

/** A report works in the process that answers visitors, and is parsed in this one. Whoever asks for more waits. */
const atOnce = 1;
/** After a report, none is asked for during this many times as long: its cost counts, and not how many calls it is. */
const restPerWork = 3;
const longestRestMs = 1_000;

/** Reports of one service, one after the other. */
export class ReportTurns {
  private readonly turns;

  /** @param queue how many can wait */
  constructor(queue: number) {
    this.turns = bulkhead(atOnce, queue);
  }

  /** Answers when the report is there, and keeps its turn until it has rested. */
  execute<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      const turn = async (): Promise<void> => {
        const began = performance.now();
        await work().then(resolve, reject);
        await pause(Math.min(restPerWork * (performance.now() - began), longestRestMs), undefined, { ref: false });
      };
      this.turns.execute(turn, signal).catch(reject);
    });
  }
}
