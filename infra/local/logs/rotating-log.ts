import { createWriteStream, mkdirSync, renameSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

const kept = 3;

/** Renames `<name>.log` to `<name>.1.log` and so on; the oldest is replaced. */
function rotate(directory: string, name: string): void {
  const file = (age: number) => join(directory, age === 0 ? `${name}.log` : `${name}.${age}.log`);
  for (let age = kept - 1; age >= 0; age--) {
    try {
      renameSync(file(age), file(age + 1));
    } catch {
      // No file of that age.
    }
  }
}

/** A part's log file: a new one per start; the last three are kept. */
export class RotatingLog {
  readonly file: string;
  private readonly stream: WriteStream;

  constructor(directory: string, name: string) {
    mkdirSync(directory, { recursive: true });
    rotate(directory, name);
    this.file = join(directory, `${name}.log`);
    this.stream = createWriteStream(this.file, { flags: 'a', mode: 0o600 });
  }

  write(line: string): void {
    this.stream.write(`${line}\n`);
  }
}
