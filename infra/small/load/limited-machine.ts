import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf, UserError } from '../../local/user-error.ts';
import { DebianMachine, type MachineOptions } from '../test/debian-machine.ts';
import { unitFiles } from '../units.ts';

export const parts = ['hilltop', 'postgres', 'hilltop-s3', 'hilltop-nats'] as const;
export type Part = (typeof parts)[number];
export const machineMegabytes = 2048;
/** Debian's unit of PostgreSQL has no limit; this is that of infra/small/compose.yml, for which postgres.conf is written. */
const postgresMegabytes = 384;
const diskGigabytes = 8;
const megabyte = 1024 * 1024;
const lookEveryMs = 500;

/** Megabytes, of its unit. */
export function limitOf(part: Part): number {
  const [, megabytes] = /^MemoryMax=(\d+)M$/m.exec(unitFiles().get(`${part}.service`) ?? '') ?? [];
  return part === 'postgres' ? postgresMegabytes : Number(megabytes);
}

/** Names of both versions of cgroups. */
const isOld = existsSync('/sys/fs/cgroup/memory');
const roots = isOld ? ['memory', 'cpuacct'].map((name) => `/sys/fs/cgroup/${name}`) : ['/sys/fs/cgroup'];
const heldFields = isOld ? ['total_rss', 'total_shmem'] : ['anon', 'shmem'];
const limitFile = isOld ? 'memory.limit_in_bytes' : 'memory.max';

/** The last core is the machine's, and the others are the visitors'. A share of two cores would stop all threads at once instead. */
const ownCore = availableParallelism() - 1;

/** 2 GB and one core, and in them each part with its own limit of memory. Needs root on Linux. */
class Limits {
  private readonly name = `hilltop-small-${process.pid}`;
  /** Bash that puts a process of the part `$name` under its limits. */
  readonly enter: string;

  /** @throws UserError where that is not permitted */
  constructor() {
    const files = roots.map((root) => `${root}/${this.name}/$name/cgroup.procs`);
    const limit = `for file in ${files.join(' ')}; do [ ! -e "$file" ] || echo $BASHPID > "$file"; done`;
    this.enter = `${limit}; taskset -cp ${ownCore} $BASHPID > /dev/null`;
    try {
      for (const part of ['', ...parts] as const) {
        // The second version hands controllers down level by level.
        const parent = join('/sys/fs/cgroup', part && this.name, 'cgroup.subtree_control');
        if (!isOld) writeFileSync(parent, '+memory');
        for (const folder of this.folders(part)) mkdirSync(folder);
        writeFileSync(this.fileOf(part, limitFile), `${(part ? limitOf(part) : machineMegabytes) * megabyte}`);
      }
      if (ownCore > 0) execFileSync('taskset', ['-acp', `0-${ownCore - 1}`, `${process.pid}`]);
    } catch (error) {
      throw new UserError(
        `A machine gets its limits by cgroups and taskset, which need root on Linux: ${messageOf(error)}`,
      );
    }
  }

  /** A number of a file of lines, or of a file of one number. */
  read(part: string, file: string, field?: string): number {
    const text = readFileSync(this.fileOf(part, file), 'utf8');
    return Number(field ? new RegExp(`^${field} (\\d+)$`, 'm').exec(text)?.[1] : text);
  }

  /** Once its processes have ended. */
  async remove(): Promise<void> {
    for (const folder of [...parts, ''].flatMap((part) => this.folders(part))) {
      // A process that has just ended is still counted for a moment.
      await pause(lookEveryMs);
      rmdirSync(folder);
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
}

/** A disk of its own, in a file. */
class Disk {
  private readonly folder = mkdtempSync(join(tmpdir(), 'hilltop-disk-'));
  readonly mount = join(this.folder, 'mount');

  constructor() {
    const image = join(this.folder, 'image');
    mkdirSync(this.mount);
    execFileSync('truncate', ['-s', `${diskGigabytes}G`, image]);
    execFileSync('mkfs.ext4', ['-q', '-m', '0', image]);
    execFileSync('mount', ['-o', 'loop', image, this.mount]);
    for (const folder of [this.folder, this.mount]) chmodSync(folder, 0o755);
  }

  remove(): void {
    execFileSync('umount', ['--lazy', this.mount]);
    rmSync(this.folder, { recursive: true });
  }
}

/** A small machine with the limits that a real one has, a disk that can be full, and somebody who starts what has ended. */
export class LimitedMachine extends DebianMachine {
  /** How often each part was started again. */
  readonly restarts: Partial<Record<Part, number>> = {};
  private readonly limits: Limits;
  private readonly disk: Disk;
  private isKept = true;

  constructor(options: MachineOptions) {
    const [limits, disk] = [new Limits(), new Disk()];
    super({ ...options, disk: disk.mount, enter: limits.enter, isDurable: true });
    this.limits = limits;
    this.disk = disk;
  }

  /** Megabytes that it cannot give back: without files that are read again. */
  held(part: Part): number {
    return heldFields.reduce((sum, field) => sum + this.limits.read(part, 'memory.stat', field), 0) / megabyte;
  }

  /** Processes that were killed because memory was short. */
  killed(): number {
    const file = isOld ? 'memory.oom_control' : 'memory.events';
    return parts.reduce((sum, part) => sum + this.limits.read(part, file, 'oom_kill'), 0);
  }

  /** Of its core so far. */
  processorSeconds(): number {
    return isOld ? this.limits.read('', 'cpuacct.usage') / 1e9 : this.limits.read('', 'cpu.stat', 'usage_usec') / 1e6;
  }

  /** Starts what has ended again, as systemd does by `Restart=always`, until the machine is removed. */
  async keep(part: Part): Promise<void> {
    for (; this.isKept; await pause(lookEveryMs)) {
      if (this.pidOf(part) !== undefined) continue;
      await pause(part === 'postgres' ? 5_000 : 2_000);
      this.restarts[part] = (this.restarts[part] ?? 0) + 1;
      if (part === 'postgres') await this.startPostgres();
      else await this.run('systemctl', ['start', part]);
    }
  }

  /** The unit's timer. */
  async keepNats(): Promise<void> {
    for (; this.isKept; await pause(60_000)) await this.checkNats();
  }

  /** Leaves no room on its disk, for a while. */
  async fillDisk(forMs: number): Promise<void> {
    const { bavail, bsize } = statfsSync(this.disk.mount);
    const ballast = join(this.disk.mount, 'ballast');
    // What the list of blocks itself would need is left by the first.
    const fill = `fallocate -l ${bavail * bsize} "$1"; dd if=/dev/zero of="$1" bs=4k oflag=append conv=notrunc`;
    await this.run('sh', ['-c', fill, 'sh', ballast]);
    await pause(forMs);
    rmSync(ballast);
  }

  override async remove(): Promise<void> {
    this.isKept = false;
    await pause(2 * lookEveryMs);
    await super.remove();
    this.disk.remove();
    await this.limits.remove();
  }
}
