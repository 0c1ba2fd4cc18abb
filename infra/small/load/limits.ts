import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf, UserError } from '../../local/user-error.ts';
import { unitFiles } from '../units.ts';

/** Megabytes of the machine. */
export const machineMegabytes = 2048;
/** Debian's unit of PostgreSQL has no limit; this is that of infra/small/compose.yml, for which postgres.conf is written. */
const postgresMegabytes = 384;
const megabyte = 1024 * 1024;
const periodMicroseconds = 100_000;

/** Of its unit. */
function limitOf(part: string): number {
  const [, megabytes] = /^MemoryMax=(\d+)M$/m.exec(unitFiles().get(`${part}.service`) ?? '') ?? [];
  return part === 'postgres' ? postgresMegabytes : Number(megabytes);
}

export const parts = ['hilltop', 'postgres', 'hilltop-s3', 'hilltop-nats'] as const;
export type Part = (typeof parts)[number];
export const limits = Object.fromEntries(parts.map((part) => [part, limitOf(part)])) as Readonly<Record<Part, number>>;

/** Files of both versions of cgroups. */
const isOld = existsSync('/sys/fs/cgroup/memory');
const roots = isOld ? ['memory', 'cpu', 'cpuacct'].map((name) => `/sys/fs/cgroup/${name}`) : ['/sys/fs/cgroup'];
const heldFields = isOld ? ['total_rss', 'total_shmem'] : ['anon', 'shmem'];
const [killedFile, limitFile] = isOld
  ? ['memory.oom_control', 'memory.limit_in_bytes']
  : ['memory.events', 'memory.max'];

/** A machine of 2 GB and one core, and in it each part with its own limit of memory. */
export class Limits {
  private readonly name = `hilltop-small-${process.pid}`;
  /** Bash that puts a process of the part `$name` under its limits. */
  readonly enter: string;

  /** @throws UserError where that is not permitted */
  constructor() {
    const files = roots.map((root) => `${root}/${this.name}/$name/cgroup.procs`);
    this.enter = `for file in ${files.join(' ')}; do [ ! -e "$file" ] || echo $BASHPID > "$file"; done`;
    try {
      if (!isOld) writeFileSync('/sys/fs/cgroup/cgroup.subtree_control', '+memory +cpu');
      for (const folder of this.folders('')) mkdirSync(folder);
      if (!isOld) this.write('', 'cgroup.subtree_control', '+memory +cpu');
      this.write('', limitFile, machineMegabytes * megabyte);
      if (isOld) this.write('', 'cpu.cfs_quota_us', periodMicroseconds);
      else this.write('', 'cpu.max', `${periodMicroseconds} ${periodMicroseconds}`);
      for (const part of parts) {
        for (const folder of this.folders(part)) mkdirSync(folder);
        this.write(part, limitFile, limits[part] * megabyte);
      }
    } catch (error) {
      throw new UserError(`A machine gets its limits by cgroups, which needs root on Linux: ${messageOf(error)}`);
    }
  }

  /** Megabytes that it cannot give back: without files that are read again. */
  held(part: Part | ''): number {
    const stat = this.read(part, 'memory.stat');
    const fields = heldFields.map((name) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(stat)?.[1]));
    return fields.reduce((sum, bytes) => sum + bytes, 0) / megabyte;
  }

  /** Processes that were killed because memory was short. */
  killed(): number {
    const counts = parts.map((part) => Number(/^oom_kill (\d+)$/m.exec(this.read(part, killedFile))?.[1]));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Seconds of its core so far. */
  processorSeconds(): number {
    if (isOld) return Number(this.read('', 'cpuacct.usage')) / 1e9;
    return Number(/^usage_usec (\d+)$/m.exec(this.read('', 'cpu.stat'))?.[1]) / 1e6;
  }

  /** Once its processes have ended. */
  async remove(): Promise<void> {
    for (const part of [...parts, '']) {
      for (const folder of this.folders(part)) {
        // A process that has just ended is still counted for a moment.
        for (let tries = 0; existsSync(folder) && tries < 50; tries += 1, await pause(100)) {
          try {
            rmdirSync(folder);
          } catch (error) {
            if (tries === 49) throw error;
          }
        }
      }
    }
  }

  private folders(part: string): string[] {
    return roots.map((root) => join(root, this.name, part));
  }

  private fileOf(part: string, name: string): string {
    return (
      this.folders(part)
        .map((folder) => join(folder, name))
        .find(existsSync) ?? name
    );
  }

  private read(part: string, name: string): string {
    return readFileSync(this.fileOf(part, name), 'utf8');
  }

  private write(part: string, name: string, value: string | number): void {
    writeFileSync(this.fileOf(part, name), `${value}`);
  }
}
