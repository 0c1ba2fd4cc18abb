import { RepeatFilter } from '../logs/repeat-filter.ts';

const quietMs = 30_000;

/** What the person at the keyboard reads: a line per part. */
export class Progress {
  private readonly repeats = new RepeatFilter(quietMs);
  private readonly width: number;
  private isSilent = false;

  constructor(names: readonly string[]) {
    this.width = Math.max(...names.map((name) => name.length));
  }

  /** A part's line, e.g. `  bookings       ready on 127.0.0.1:23001 (1.2 s)`. */
  line(name: string, text: string): void {
    if (!this.isSilent) {
      process.stdout.write(`  ${name.padEnd(this.width)}  ${text}\n`);
    }
  }

  /** A part's line for something that repeats: the same words once in half a minute. */
  trouble(name: string, text: string): void {
    if (this.repeats.admits(`${name} ${text}`, Date.now())) {
      this.line(name, text);
    }
  }

  /** Says no more: what parts have to say while everything ends interests nobody. */
  silence(): void {
    this.isSilent = true;
  }

  /** Runs `work` and says how it went and how long it took. */
  async timed<T>(name: string, work: () => Promise<T>, words: (result: T) => string | undefined): Promise<T> {
    const startedAt = performance.now();
    const result = await work();
    const text = words(result);
    if (text !== undefined) {
      this.line(name, `${text} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    }
    return result;
  }
}
