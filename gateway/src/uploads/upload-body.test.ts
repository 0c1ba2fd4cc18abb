import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { RequestAbortedError } from '../supergraph/request-aborted-error.js';
import { UploadBody } from './media-proxy.js';

/** An endless client body that counts the bytes read from it. */
function endless(chunk = 16_384) {
  let taken = 0;
  const source = new Readable({
    highWaterMark: chunk,
    read() {
      taken += chunk;
      // Asynchronously, as from a socket.
      setImmediate(() => this.push(Buffer.alloc(chunk)));
    },
  });
  return { source, taken: () => taken };
}

const outcome = (stream: Readable): Promise<unknown> => buffer(stream).catch((error: unknown) => error);

describe('a forwarded body', () => {
  it('arrives whole', async () => {
    const parts = [Buffer.from('one'), Buffer.from('two')];
    expect(await outcome(new UploadBody(Readable.from(parts, { objectMode: false }), 6))).toEqual(
      Buffer.from('onetwo'),
    );
  });

  it('is read no faster than it is consumed', async () => {
    const { source, taken } = endless();
    const body = new UploadBody(source, 1e9);
    for (let times = 0; times < 50; times += 1) {
      body.read(1_024);
      await turn();
    }
    expect(taken()).toBeLessThan(400_000);
    body.destroy();
    source.destroy();
  });

  it('is not read before its first reader', async () => {
    const { source, taken } = endless();
    new UploadBody(source, 1e9).destroy();
    await turn();
    expect(taken()).toBe(0);
    expect(source.destroyed).toBe(false);
  });

  it('ends with a client error when it is too large', async () => {
    const fault = await outcome(new UploadBody(Readable.from([Buffer.alloc(7)]), 6));
    expect(fault).toBeInstanceOf(RequestAbortedError);
    expect(fault).toMatchObject({ reason: 'too large' });
  });

  it.each(['before', 'while'])('ends with a client error when the client disconnects %s it is read', async (when) => {
    const { source } = endless();
    const body = new UploadBody(source, 1e9);
    if (when === 'before') source.destroy();
    const ended = outcome(body);
    await turn();
    source.destroy();
    expect(await ended).toMatchObject({ reason: 'client gone' });
  });

  it('drains the rest once it is destroyed', async () => {
    let left = 20;
    const source = new Readable({
      read() {
        left -= 1;
        setImmediate(() => this.push(left < 0 ? null : Buffer.alloc(65_536)));
      },
    });
    const body = new UploadBody(source, 1e9);
    body.read();
    await turn();
    body.destroy();
    await new Promise((resolve) => source.once('end', resolve));
    expect(left).toBe(-1);
  });
});
