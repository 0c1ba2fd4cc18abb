import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Child } from './child.ts';

/** Whatever restarts at the same moment comes first. */
const prepareAfterMs = 2000;
const preload = ['--import', join(import.meta.dirname, 'preload.ts')];

/** A part's next process, started ahead: its packages are loaded, its main module waits. */
export class Standby {
  private readonly spawn: (options?: readonly string[], hasInput?: boolean) => Promise<Child>;
  private waiting: Child | undefined;

  constructor(spawn: (options?: readonly string[], hasInput?: boolean) => Promise<Child>) {
    this.spawn = spawn;
  }

  /** A process that runs its main module now: the waiting one, or a new one. */
  async take(): Promise<Child> {
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.send('');
    return waiting ?? (await this.spawn());
  }

  /** Starts the next process after a moment. */
  async prepare(): Promise<void> {
    await delay(prepareAfterMs, undefined, { ref: false });
    // Without it, the next restart only takes longer.
    const child = await this.spawn(preload, true).catch(() => undefined);
    this.waiting = child;
    await child?.exited;
    if (this.waiting === child) this.waiting = undefined;
  }
}
