import { Readable } from 'node:stream';
import { RequestAbortedError } from '../supergraph/request-aborted-error.js';

/**
 * The body of an upload on its way to media. It reads from the client only as fast as media accepts it (backpressure).
 * It reads nothing from the client before it is read itself, so until then another one can replace it. Destroying it
 * later drains the rest of the client's body, so that the client can read the response.
 */
export class UploadBody extends Readable {
  private bytes = 0;
  private begun = false;

  constructor(
    private readonly client: Readable,
    private readonly maxBytes: number,
  ) {
    super();
  }

  override _read(): void {
    if (this.begun) this.client.resume();
    else if (this.client.destroyed) this.lose();
    else this.begin();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.begun && !this.client.destroyed) this.client.resume();
    done(error);
  }

  private begin(): void {
    this.begun = true;
    this.client.on('data', this.passOn);
    this.client.once('end', () => this.push(null));
    this.client.once('error', () => this.lose());
    this.client.once('close', () => this.lose());
  }

  private readonly passOn = (chunk: Buffer): void => {
    if (this.destroyed) return;
    this.bytes += chunk.length;
    if (this.bytes > this.maxBytes) this.destroy(new RequestAbortedError('too large'));
    else if (!this.push(chunk)) this.client.pause();
  };

  private lose(): void {
    if (!this.client.readableEnded) this.destroy(new RequestAbortedError('client gone'));
  }
}
