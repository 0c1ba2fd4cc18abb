import { setTimeout as delay } from 'node:timers/promises';
import { sentenceOf } from '../trouble.ts';
import { Backoff } from './backoff.ts';
import { describeExit, type Exit } from './child.ts';

export type Running = { pid: number; exited: Promise<Exit>; stop(): Promise<void> };

export type KeptAliveOptions<Part extends Running> = {
  name: string;
  /** Starts the part and settles when it serves. Called again whenever it died, so it must take the same port each time. */
  start: () => Promise<Part>;
  /** Called when the part died and when it is back, with the end of a sentence that starts with its name. */
  say: (line: string) => void;
  /** Called whenever another process is the part: at the first start and after each death. */
  onStarted?: (part: Part) => void;
};

/** A part that is started again when it dies, until it is stopped. */
export class KeptAlive<Part extends Running> {
  private readonly options: KeptAliveOptions<Part>;
  private readonly ended = new AbortController();
  private current: Part | undefined;

  constructor(options: KeptAliveOptions<Part>) {
    this.options = options;
  }

  /** The first start. When it fails the part is not kept alive, and what went wrong is thrown. */
  async start(): Promise<Part> {
    const first = await this.options.start();
    this.accept(first);
    void this.watch(first);
    return first;
  }

  /** The process that is the part now, or was last. */
  get part(): Part {
    if (!this.current) {
      throw new Error(`${this.options.name} was never started`);
    }
    return this.current;
  }

  /** Ends the part for good. */
  async stop(): Promise<void> {
    this.ended.abort();
    await this.current?.stop();
  }

  private accept(part: Part): void {
    this.current = part;
    this.options.onStarted?.(part);
  }

  private async watch(first: Part): Promise<void> {
    const { say } = this.options;
    const backoff = new Backoff();
    let startedAt = Date.now();
    let news = describeExit(await first.exited);
    while (!this.ended.signal.aborted) {
      const waitMs = backoff.next(Date.now() - startedAt);
      say(`${news}; starting it again in ${waitMs / 1000} s`);
      await delay(waitMs, undefined, { signal: this.ended.signal }).catch(() => undefined);
      if (this.ended.signal.aborted) {
        return;
      }
      startedAt = Date.now();
      news = await this.startAgain();
    }
  }

  /** Starts the part, waits for its end, and tells how it ended. */
  private async startAgain(): Promise<string> {
    try {
      const part = await this.options.start();
      this.accept(part);
      if (this.ended.signal.aborted) {
        await part.stop();
      }
      this.options.say('is back');
      return describeExit(await part.exited);
    } catch (fault) {
      return `could not start: ${sentenceOf(fault)}`;
    }
  }
}
