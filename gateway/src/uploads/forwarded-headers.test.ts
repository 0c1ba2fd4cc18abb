import { expect, it } from '@jest/globals';
import { forwardedHeaders, responseHeaders } from './forwarded-headers.js';

it('tells media what the answer depends on, and nothing of who asks', () => {
  expect(
    forwardedHeaders(
      {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '12',
        range: 'bytes=0-1',
        cookie: 'hilltop_staff=secret',
        authorization: 'Basic x',
        'transfer-encoding': 'chunked',
        'x-hilltop-identity': 'forged',
        host: 'example.org',
      },
      true,
    ),
  ).toEqual({ 'content-type': 'multipart/form-data; boundary=x', 'content-length': '12', range: 'bytes=0-1' });
});

it('tells the caller what media says, but for what is about the connection to media', () => {
  expect(
    responseHeaders({
      'content-type': 'image/webp',
      etag: '"x"',
      connection: 'keep-alive, X-Inner',
      'x-inner': '1',
      'keep-alive': 'timeout=5',
      'transfer-encoding': 'chunked',
      'set-cookie': ['a=b'],
      vary: 'accept',
    }),
  ).toEqual({ 'content-type': 'image/webp', etag: '"x"', vary: 'accept' });
});
