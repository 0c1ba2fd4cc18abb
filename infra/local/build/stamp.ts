import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Whether something built is as new as what it is built from. The stamp is a hash over the path, size and time of change of
 * every input, so a file that is added, removed, edited or checked out anew makes it stale.
 */
export class Stamp {
  private readonly file: string;
  private readonly inputs: () => string[];

  /** `inputs` lists absolute paths; it is asked again after the build, which may add to them. */
  constructor(cacheDirectory: string, name: string, inputs: () => string[]) {
    this.file = join(cacheDirectory, 'stamps', name);
    this.inputs = inputs;
  }

  isFresh(): boolean {
    return existsSync(this.file) && readFileSync(this.file, 'utf8') === this.compute();
  }

  /** Notes that what was built is built from the inputs as they are now. */
  set(): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, this.compute());
  }

  private compute(): string {
    const hash = createHash('sha256');
    for (const input of this.inputs()) {
      const { size, mtimeMs } = statSync(input);
      hash.update(`${input} ${size} ${mtimeMs}\n`);
    }
    return hash.digest('hex');
  }
}
