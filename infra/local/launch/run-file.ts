import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess } from '../processes/end-process.ts';
import { processIdentity } from '../processes/process-identity.ts';
import { UserError } from '../user-error.ts';

/** A running process, for tools and tests, in `<data>/run/parts.json`. */
export interface RunningPart {
  /** e.g. `postgres`, `bookings-2`, `gateway`. */
  name: string;
  pid: number;
  /** Distinguishes the process from a later one with the same id. */
  identity: string | undefined;
  port?: number;
  url?: string;
}

export interface RunRecord {
  launcher: { pid: number; identity: string | undefined };
  site: string;
  inbox: string | undefined;
  parts: RunningPart[];
}

function isAlive({ pid, identity }: { pid: number; identity: string | undefined }): boolean {
  return identity !== undefined && processIdentity(pid) === identity;
}

function runFileOf(data: string): string {
  return join(data, 'run', 'parts.json');
}

/** The record of the last start on this data folder; undefined if nothing was left running. */
function lastRun(data: string): RunRecord | undefined {
  const file = runFileOf(data);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** What runs on this data folder now; undefined if nothing does. */
export function readRun(data: string): RunRecord | undefined {
  const run = lastRun(data);
  return run && isAlive(run.launcher) ? run : undefined;
}

/** The file that says what runs. It has the local servers' passwords, so only its owner can read it. */
export class RunFile {
  private readonly data: string;
  private record: RunRecord;
  private taken = false;

  constructor(data: string, site: string) {
    mkdirSync(join(data, 'run'), { recursive: true });
    this.data = data;
    const launcher = { pid: process.pid, identity: processIdentity(process.pid) };
    this.record = { launcher, site, inbox: undefined, parts: [] };
  }

  /**
   * Takes the data folder: fails while another launcher runs on it, and ends what a killed one left.
   * Returns the names of the parts that were ended.
   */
  async take(): Promise<string[]> {
    const last = lastRun(this.data);
    if (last && isAlive(last.launcher)) {
      const { pid } = last.launcher;
      throw new UserError(
        `Hilltop runs already (process ${pid}, ${last.site}): end it there with Ctrl-C, or with \`kill ${pid}\`.`,
      );
    }
    const leftovers = last?.parts.filter(isAlive) ?? [];
    await Promise.all(
      leftovers.map(({ name, pid }) => endProcess(pid, name === 'postgres' ? 'SIGINT' : 'SIGTERM', 5000)),
    );
    this.taken = true;
    this.write();
    return leftovers.map(({ name }) => name);
  }

  note(part: Omit<RunningPart, 'identity'>): void {
    const others = this.record.parts.filter(({ name }) => name !== part.name);
    this.record.parts = [...others, { ...part, identity: processIdentity(part.pid) }];
    this.write();
  }

  noteInbox(inbox: string): void {
    this.record.inbox = inbox;
    this.write();
  }

  /** Removes the file, but not another launcher's. */
  release(): void {
    if (this.taken) {
      rmSync(runFileOf(this.data), { force: true });
    }
  }

  private write(): void {
    writeFileSync(`${runFileOf(this.data)}.new`, `${JSON.stringify(this.record, undefined, 2)}\n`, { mode: 0o600 });
    renameSync(`${runFileOf(this.data)}.new`, runFileOf(this.data));
  }
}
