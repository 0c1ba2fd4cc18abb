import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess } from '../processes/end-process.ts';
import { processIdentity } from '../processes/process-identity.ts';
import { UserError } from '../user-error.ts';

/** One running process, as tools and tests find it in `<data>/run/parts.json`. */
export interface RunningPart {
  /** e.g. `postgres`, `bookings-2`, `gateway`. */
  name: string;
  pid: number;
  /** Tells the process from a later one with the same id. */
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

/** What was noted of the last start on this data folder; undefined when nothing was left running. */
function lastRun(data: string): RunRecord | undefined {
  const file = runFileOf(data);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** What runs on this data folder now; undefined when nothing does. */
export function readRun(data: string): RunRecord | undefined {
  const run = lastRun(data);
  return run && isAlive(run.launcher) ? run : undefined;
}

/** The file that says what runs. It holds passwords of the local servers, so it is for its owner's eyes only. */
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
   * Takes the data folder for this launcher: refuses while another one runs on it, and ends what a killed one left behind.
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

  /** Notes that a part runs as this process now. */
  note(part: Omit<RunningPart, 'identity'>): void {
    const others = this.record.parts.filter(({ name }) => name !== part.name);
    this.record.parts = [...others, { ...part, identity: processIdentity(part.pid) }];
    this.write();
  }

  /** Notes where the inbox of the mail catcher is. */
  noteInbox(inbox: string): void {
    this.record.inbox = inbox;
    this.write();
  }

  /** Everything has ended. The file of another launcher stays. */
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
