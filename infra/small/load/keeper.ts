import { setTimeout as pause } from 'node:timers/promises';
import type { DebianMachine } from '../test/debian-machine.ts';
import { type Part, parts } from './limits.ts';

const lookEveryMs = 500;
/** `RestartSec` of the units. */
const waitMs = { hilltop: 2_000, 'hilltop-nats': 2_000, 'hilltop-s3': 2_000, postgres: 5_000 };

/** Starts what has ended again, as systemd does by `Restart=always`. */
export class Keeper {
  /** How often each part was started again. */
  readonly restarts = new Map<Part, number>();
  private readonly machine: DebianMachine;
  private readonly keeping: Promise<unknown>;
  private isOver = false;

  constructor(machine: DebianMachine) {
    this.machine = machine;
    this.keeping = Promise.all(parts.map((part) => this.keep(part)));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.keeping;
  }

  private async keep(part: Part): Promise<void> {
    for (; !this.isOver; await pause(lookEveryMs)) {
      if (this.machine.pidOf(part) !== undefined) continue;
      await pause(waitMs[part]);
      this.restarts.set(part, (this.restarts.get(part) ?? 0) + 1);
      if (part === 'postgres') await this.machine.startPostgres();
      else await this.machine.run('systemctl', ['start', part]);
    }
  }
}
