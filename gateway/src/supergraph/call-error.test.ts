import { expect, it } from '@jest/globals';
import { CallError, callErrorOf } from './call-error.js';

const error = (code: unknown) => Object.assign(new Error('x'), { code });

it.each(['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'])('%s: nothing was sent', (code) => {
  expect(callErrorOf(error(code))).toMatchObject({ name: 'CallError', sent: false });
});

it.each(['ECONNRESET', 'UND_ERR_SOCKET', 'UND_ERR_ABORTED', 'EPIPE', 20, undefined])(
  '%s: the request may have been sent',
  (code) => {
    const read = callErrorOf(error(code));
    expect(read).toBeInstanceOf(CallError);
    expect(read).toMatchObject({ sent: true });
  },
);

it('a response that is too large does not count against the replica', () => {
  expect(callErrorOf(error('UND_ERR_RES_EXCEEDED_MAX_SIZE'))).not.toBeInstanceOf(CallError);
});
