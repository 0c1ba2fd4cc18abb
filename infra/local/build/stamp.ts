import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whether a build is up to date: a hash over path, size and time of every input, so any added or edited file counts. */
export class Stamp {
  private readonly file: string;
  private readonly inputs: () => string[];

  /** `inputs` lists absolute paths; it is called again after the build, which may add some. */
  constructor(cacheDirectory: string, name: string, inputs: () => string[]) {
    this.file = join(cacheDirectory, 'stamps', name);
    this.inputs = inputs;
  }

  isFresh(): boolean {
    return existsSync(this.file) && readFileSync(this.file, 'utf8') === this.compute();
  }

  /** Marks the build as made from the current inputs. */
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
