import { Readable } from 'node:stream';
import { CallerFault } from '../supergraph/subgraph/caller-fault.js';

/**
 * The body of a caller's request as it is passed on: read from the caller only as fast as the other side takes it, so
 * that no more than a few dozen kilobytes are here at any time.
 *
 * Nothing is read from the caller before somebody reads from this; one that was destroyed before may be replaced by
 * another. Destroying it later lets the rest of the caller's body run dry: the caller must get to read the answer.
 */
export class UploadBody extends Readable {
  private bytes = 0;
  private begun = false;

  /** @param mostBytes a body with more ends as a CallerFault */
  constructor(
    private readonly caller: Readable,
    private readonly mostBytes: number,
  ) {
    super();
  }

  override _read(): void {
    if (this.begun) this.caller.resume();
    else if (this.caller.destroyed) this.lose();
    else this.begin();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.begun && !this.caller.destroyed) this.caller.resume();
    done(error);
  }

  private begin(): void {
    this.begun = true;
    this.caller.on('data', this.passOn);
    this.caller.once('end', () => this.push(null));
    this.caller.once('error', () => this.lose());
    this.caller.once('close', () => this.lose());
  }

  private readonly passOn = (chunk: Buffer): void => {
    if (this.destroyed) return;
    this.bytes += chunk.length;
    if (this.bytes > this.mostBytes) this.destroy(new CallerFault('too large'));
    else if (!this.push(chunk)) this.caller.pause();
  };

  private lose(): void {
    if (!this.caller.readableEnded) this.destroy(new CallerFault('gone'));
  }
}
