import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { RequestAbortedError } from '../supergraph/request-aborted-error.js';
import { UploadBody } from './upload-body.js';

/** A caller that never runs dry, and counts what was taken from it. */
function endless(chunk = 16_384) {
  let taken = 0;
  const source = new Readable({
    highWaterMark: chunk,
    read() {
      taken += chunk;
      // As from a socket: later, not at once.
      setImmediate(() => this.push(Buffer.alloc(chunk)));
    },
  });
  return { source, taken: () => taken };
}

const outcome = (stream: Readable): Promise<unknown> => buffer(stream).catch((error: unknown) => error);

describe('a body that is passed on', () => {
  it('arrives whole', async () => {
    const parts = [Buffer.from('one'), Buffer.from('two')];
    expect(await outcome(new UploadBody(Readable.from(parts, { objectMode: false }), 6))).toEqual(
      Buffer.from('onetwo'),
    );
  });

  it('is read no faster than it is taken', async () => {
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

  it('is not begun before somebody reads', async () => {
    const { source, taken } = endless();
    new UploadBody(source, 1e9).destroy();
    await turn();
    expect(taken()).toBe(0);
    expect(source.destroyed).toBe(false);
  });

  it('ends as the caller’s fault when it has more than is taken', async () => {
    const fault = await outcome(new UploadBody(Readable.from([Buffer.alloc(7)]), 6));
    expect(fault).toBeInstanceOf(RequestAbortedError);
    expect(fault).toMatchObject({ reason: 'too large' });
  });

  it.each(['before', 'while'])('ends as the caller’s fault when they go %s it is read', async (when) => {
    const { source } = endless();
    const body = new UploadBody(source, 1e9);
    if (when === 'before') source.destroy();
    const ended = outcome(body);
    await turn();
    source.destroy();
    expect(await ended).toMatchObject({ reason: 'client gone' });
  });

  it('lets the rest run dry when nobody wants it any more', async () => {
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
