import { withTimeout } from '../async/with-timeout.js';

/** Something of a service that ops look at, as JSON. */
export type StatusLook = () => Promise<unknown>;

const lookMs = 1_500;
const nothing = () => null;

/** What a service tells staff about itself. Parts add what they know when they start; nothing here is about visitors. */
export class StatusBoard {
  private readonly looks = new Map<string, StatusLook>();

  /** @param name a field of the status; added once, by whoever comes first */
  add(name: string, look: StatusLook): void {
    if (!this.looks.has(name)) this.looks.set(name, look);
  }

  /** Everything as it is now; a part that cannot be looked at, or not in time, is `null`. */
  async read(): Promise<Record<string, unknown>> {
    const entries = [...this.looks].map(
      async ([name, look]) => [name, await withTimeout(look().catch(nothing), lookMs, nothing)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }
}
