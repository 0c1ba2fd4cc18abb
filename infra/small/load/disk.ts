import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const gigabytes = 8;

/** A disk of its own, in a file, that can be full. Needs root on Linux. */
export class Disk {
  readonly folder = mkdtempSync(join(tmpdir(), 'hilltop-disk-'));
  readonly mount = join(this.folder, 'mount');
  private readonly ballast = join(this.mount, 'ballast');

  constructor() {
    const image = join(this.folder, 'image');
    execFileSync('truncate', ['-s', `${gigabytes}G`, image]);
    execFileSync('mkfs.ext4', ['-q', '-m', '0', image]);
    execFileSync('install', ['-d', this.mount]);
    execFileSync('mount', ['-o', 'loop', image, this.mount]);
    for (const folder of [this.folder, this.mount]) chmodSync(folder, 0o755);
  }

  /** Leaves no room. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.mount);
    execFileSync('fallocate', ['-l', String(bavail * bsize), this.ballast]);
  }

  clear(): void {
    rmSync(this.ballast, { force: true });
  }

  remove(): void {
    execFileSync('umount', ['--lazy', this.mount]);
    rmSync(this.folder, { recursive: true });
  }
}
