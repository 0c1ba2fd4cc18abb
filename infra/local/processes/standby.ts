import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Child } from './child.ts';

/** What restarts at the same moment goes first. */
const prepareAfterMs = 2000;
const preload = ['--import', join(import.meta.dirname, 'preload.ts')];

/** The next process of a part, started ahead: it has loaded its packages and waits to run its main module. */
export class Standby {
  private readonly spawn: (options?: readonly string[], hasInput?: boolean) => Promise<Child>;
  private waiting: Child | undefined;

  constructor(spawn: (options?: readonly string[], hasInput?: boolean) => Promise<Child>) {
    this.spawn = spawn;
  }

  /** A process that runs its main module now: the waiting one, else a new one. */
  async take(): Promise<Child> {
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.send('');
    return waiting ?? (await this.spawn());
  }

  /** Starts the next process, a moment later. */
  async prepare(): Promise<void> {
    await delay(prepareAfterMs, undefined, { ref: false });
    // Without it the next restart takes longer, and that is all.
    const child = await this.spawn(preload, true).catch(() => undefined);
    this.waiting = child;
    await child?.exited;
    if (this.waiting === child) this.waiting = undefined;
  }
}
