import { withTimeout } from '../async/with-timeout.js';

/** A part of a service's status, as JSON. */
export type StatusLook = () => Promise<unknown>;

const lookMs = 1_500;
const nothing = () => null;

/** The status of a service for staff. Parts add theirs when they start. It contains no visitors' data. */
export class StatusBoard {
  private readonly looks = new Map<string, StatusLook>();

  /** @param name a field of the status; the first one added wins */
  add(name: string, look: StatusLook): void {
    if (!this.looks.has(name)) this.looks.set(name, look);
  }

  /** The current status. A part that fails or times out is `null`. */
  async read(): Promise<Record<string, unknown>> {
    const entries = [...this.looks].map(
      async ([name, look]) => [name, await withTimeout(look().catch(nothing), lookMs, nothing)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }
}
