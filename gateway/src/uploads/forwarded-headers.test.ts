import { expect, it } from '@jest/globals';
import { forwardedHeaders, responseHeaders } from './media-proxy.js';

it('forwards what the response depends on, and nothing about the caller', () => {
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

it('returns the headers of media, except those of the connection', () => {
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
