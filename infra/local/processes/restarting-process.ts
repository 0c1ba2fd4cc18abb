import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../user-error.ts';
import { describeExit, type Exit } from './child.ts';

export interface Running {
  pid: number;
  exited: Promise<Exit>;
  stop(): Promise<void>;
}

export interface RestartingProcessOptions<Part extends Running> {
  name: string;
  /** Starts the process and settles once it serves. Called after each exit, so it must reuse the port. */
  start: () => Promise<Part>;
  /** Called at each exit and restart, with the end of a sentence that starts with the name. */
  say: (line: string) => void;
  /** Called with each process, from the first on. */
  onStarted?: (part: Part) => void;
}

/** The longest time of a Node timer, in ms. */
const longestMs = 2 ** 31 - 1;

const firstMs = 250;
const longestWaitMs = 15_000;
const settledMs = 30_000;

/** The wait before a restart, in ms: longer after each exit in a row. Half a minute of life resets it. */
export class Backoff {
  private deaths = 0;

  next(livedMs: number): number {
    this.deaths = livedMs >= settledMs ? 0 : this.deaths;
    return Math.min(firstMs * 2 ** this.deaths++, longestWaitMs);
  }
}

/** A process that is restarted when it exits, until it is stopped. */
export class RestartingProcess<Part extends Running> {
  private readonly options: RestartingProcessOptions<Part>;
  private readonly ended = new AbortController();
  private current: Part | undefined;
  private requested: PromiseWithResolvers<void> | undefined;
  private wake = new AbortController();
  /** A requested restart has failed: the next attempt waits for the next request. */
  private isBroken = false;

  constructor(options: RestartingProcessOptions<Part>) {
    this.options = options;
  }

  /** The first start. If it fails, it throws and the process is not restarted. */
  async start(): Promise<Part> {
    const first = await this.options.start();
    this.accept(first);
    void this.watch(first);
    return first;
  }

  async stop(): Promise<void> {
    this.ended.abort();
    await this.current?.stop();
  }

  /** Restarts the process at once. Settles once it serves; throws if it cannot start. */
  restart(): Promise<void> {
    this.requested ??= Promise.withResolvers();
    const { promise } = this.requested;
    this.wake.abort();
    void this.current?.stop();
    return promise;
  }

  private accept(part: Part): void {
    this.current = part;
    this.options.onStarted?.(part);
  }

  private async watch(first: Part): Promise<void> {
    const backoff = new Backoff();
    let startedAt = Date.now();
    let news = describeExit(await first.exited);
    while (!this.ended.signal.aborted) {
      if (!this.requested) {
        const waitMs = this.isBroken ? longestMs : backoff.next(Date.now() - startedAt);
        if (!this.isBroken) this.options.say(`${news}; starting it again in ${waitMs / 1000} s`);
        await this.pause(waitMs);
      }
      if (this.ended.signal.aborted) {
        return;
      }
      startedAt = Date.now();
      news = await this.startAgain();
    }
  }

  /** Waits, unless somebody asks for a stop or a restart. */
  private async pause(ms: number): Promise<void> {
    this.wake = new AbortController();
    await delay(ms, undefined, { signal: AbortSignal.any([this.ended.signal, this.wake.signal]) }).catch(
      () => undefined,
    );
  }

  /** Starts the process, waits for its end, and returns how it ended. */
  private async startAgain(): Promise<string> {
    const { requested } = this;
    this.requested = undefined;
    try {
      const part = await this.options.start();
      this.isBroken = false;
      this.accept(part);
      // Somebody asked while it was starting.
      if (this.ended.signal.aborted || this.requested) void part.stop();
      if (requested) requested.resolve();
      else this.options.say('is back');
      return describeExit(await part.exited);
    } catch (error) {
      this.isBroken = requested !== undefined;
      requested?.reject(error);
      return `could not start: ${messageOf(error)}`;
    }
  }
}
