import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** Sends the path without normalizing it, and returns the body without decompressing it. */
export function rawRequest(
  base: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  content = '',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  const length = content === '' ? {} : { 'content-length': String(Buffer.byteLength(content)) };
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers: { ...length, ...headers } }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end(content);
  });
}
