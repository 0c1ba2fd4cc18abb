import { withTimeout } from '../async/with-timeout.js';

/** A JSON value. */
export type StatusLook = () => Promise<unknown>;

const lookMs = 1_500;
const nothing = () => null;

/** The state that staff see, without visitors' data. Parts add theirs when they start. */
export class StatusBoard {
  private readonly looks = new Map<string, StatusLook>();

  /** @param name a field of the status; the first one added wins */
  add(name: string, look: StatusLook): void {
    if (!this.looks.has(name)) this.looks.set(name, look);
  }

  /** A part that fails or times out is `null`. */
  async read(): Promise<Record<string, unknown>> {
    const entries = [...this.looks].map(
      async ([name, look]) => [name, await withTimeout(look().catch(nothing), lookMs, nothing)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }
}
