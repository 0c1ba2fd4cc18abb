import { Readable } from 'node:stream';
import type { StaffRole } from '@hilltop/platform/identity/identity';
import { type ChangeKind, mayHear } from './change-kinds.js';

/** Bytes that wait for a client. One that reads more slowly is cut off, and asks for everything when it comes back. */
const mostWaiting = 64 * 1_024;

/** Browsers come back after that many milliseconds, each after another time, so that a restart is no stampede. */
const comeBackAfter = { least: 2_000, most: 10_000 } as const;

/** One open stream of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class LiveStream {
  readonly body = new Readable({ read: () => undefined });
  private hasEnded = false;

  constructor(
    /** Account of the member of staff. */
    readonly member: string,
    readonly role: StaffRole,
  ) {
    const { least, most } = comeBackAfter;
    this.write(`retry: ${Math.round(least + Math.random() * (most - least))}\n\n`);
  }

  /** Tells which of a kind changed, if the role may read them. */
  tell(kind: ChangeKind, ids: readonly string[]): void {
    if (mayHear(this.role, kind)) this.write(`event: changed\ndata: ${JSON.stringify({ kind, ids })}\n\n`);
  }

  /** Says that changes may have been missed: whatever is shown is to be asked for again. */
  tellMissed(): void {
    this.write('event: missed\ndata: {}\n\n');
  }

  /** Keeps the connection open in proxies, and finds out whether the client is still there. */
  beat(): void {
    this.write(': still here\n\n');
  }

  end(): void {
    if (this.hasEnded || this.body.destroyed) return;
    this.hasEnded = true;
    this.body.push(null);
  }

  private write(text: string): void {
    if (this.hasEnded || this.body.destroyed) return;
    this.body.push(text);
    if (this.body.readableLength > mostWaiting) this.body.destroy();
  }
}
