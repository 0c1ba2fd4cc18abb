import { styleText } from 'node:util';

/** An error is shown again after this long. */
const quietMs = 30_000;
const mostRemembered = 1000;
const plain = ['cyan', 'yellow', 'green', 'magenta', 'blue', 'red'] as const;
const colors = [...plain, ...plain.map((color) => `${color}Bright` as const)];

/** Prints a line per event, after the part's name in its color. */
export class Progress {
  private readonly width: number;
  private readonly colorOf = new Map<string, (typeof colors)[number]>();
  private readonly errorShownAt = new Map<string, number>();
  private isSilent = false;

  /** @param names of the parts: the longest sets the width of the first column */
  constructor(names: readonly string[]) {
    this.width = Math.max(...names.map((name) => name.length));
  }

  /** e.g. `  bookings       ready on 127.0.0.1:23001 (1.2 s)` */
  line(name: string, text: string): void {
    if (this.isSilent) {
      return;
    }
    // Replicas share a color.
    const part = name.replace(/-\d+$/, '');
    const color = this.colorOf.get(part) ?? colors[this.colorOf.size % colors.length] ?? 'cyan';
    this.colorOf.set(part, color);
    const indented = text.replaceAll('\n', `\n${' '.repeat(this.width + 4)}`);
    process.stdout.write(`  ${styleText(color, name.padEnd(this.width))}  ${indented}\n`);
  }

  /** The same error is shown at most every half minute. */
  error(name: string, text: string): void {
    const key = `${name} ${text}`;
    if (performance.now() - (this.errorShownAt.get(key) ?? Number.NEGATIVE_INFINITY) < quietMs) return;
    if (this.errorShownAt.size >= mostRemembered) this.errorShownAt.clear();
    this.errorShownAt.set(key, performance.now());
    this.line(name, text);
  }

  /** From now on. */
  silence(): void {
    this.isSilent = true;
  }

  /** Shows the result of `work` and how long it took. */
  async timed<T>(name: string, work: () => Promise<T>, describe: (result: T) => string): Promise<T> {
    const startedAt = performance.now();
    const result = await work();
    this.line(name, `${describe(result)} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    return result;
  }
}
