import { randomUUID } from 'node:crypto';
import { runWithCorrelation } from '../logging/correlation.js';
import type { Logger } from '../logging/logger.js';
import { backoffMs } from './backoff.js';

export interface RepeatingJobOptions {
  readonly name: string;
  /** Pause between runs, ± 20 %. */
  readonly everyMs: number;
  /** Longest pause after consecutive failures; ten times `everyMs` by default. */
  readonly mostMs?: number;
  readonly run: () => Promise<unknown>;
  readonly logger: Logger;
}

/** Runs a job repeatedly, never concurrently with itself. A failed run is logged and retried with backoff. */
export class RepeatingJob {
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> | undefined;
  private wokenMeanwhile = false;
  private failures = 0;
  private state: 'idle' | 'started' | 'stopped' = 'idle';

  constructor(private readonly options: RepeatingJobOptions) {}

  start(): void {
    if (this.state !== 'idle') return;
    this.state = 'started';
    this.wake();
  }

  /** Runs the job now, or right after the current run. */
  wake(): void {
    if (this.state !== 'started') return;
    if (this.turn !== undefined) {
      this.wokenMeanwhile = true;
      return;
    }
    clearTimeout(this.timer);
    this.turn = this.takeTurn();
  }

  async stop(): Promise<void> {
    this.state = 'stopped';
    clearTimeout(this.timer);
    await this.turn;
  }

  private async takeTurn(): Promise<void> {
    const { name, run, logger } = this.options;
    // A run starts outside the request that woke it, with its own correlation id.
    await new Promise(setImmediate);
    await runWithCorrelation(randomUUID(), async () => {
      try {
        await run();
        this.failures = 0;
      } catch (error) {
        this.failures += 1;
        logger.error({ err: error, job: name, failures: this.failures }, 'job failed');
      }
    });
    this.turn = undefined;
    this.planNext();
  }

  private planNext(): void {
    if (this.state !== 'started') return;
    if (this.wokenMeanwhile) {
      this.wokenMeanwhile = false;
      this.wake();
      return;
    }
    const { everyMs, mostMs = everyMs * 10 } = this.options;
    const pause = backoffMs(Math.max(1, this.failures), everyMs, this.failures > 1 ? mostMs : everyMs);
    this.timer = setTimeout(() => this.wake(), pause);
  }
}
