import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { type PlainAnswer, PlainConnections, requestText } from './plain-connections.ts';

const server = createServer((request, response) => {
  if (request.url === '/gone') return request.socket.destroy();
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat([Buffer.from(`${request.method} ${request.url} `), ...parts]);
    const isRefused = request.url === '/busy';
    response.writeHead(isRefused ? 503 : 200, {
      'content-length': body.length,
      ...(isRefused && { 'retry-after': '1' }),
    });
    // In two pieces, as a network may bring it.
    response.write(body.subarray(0, 3));
    setImmediate(() => response.end(body.subarray(3)));
  });
});
let connections: PlainConnections;
afterEach(async () => {
  connections.close();
  await new Promise((resolve) => server.close(resolve));
});

it('brings each its own answer, however many wait for a connection, and tells of one that is cut', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  connections = new PlainConnections(origin, 3);
  const ask = (path: string, body: string) =>
    new Promise<PlainAnswer | Error>((resolve) => {
      const shot = { name: 'a', origin, method: 'POST' as const, path, headers: { accept: '*/*' }, body, expected: '' };
      connections.ask(requestText(shot), resolve);
    });
  const paths = Array.from({ length: 20 }, (_, at) => (at % 5 === 0 ? '/busy' : '/free'));
  const answers = await Promise.all(paths.map((path, at) => ask(path, `body ${at} é`)));
  expect(answers.map((one) => (one instanceof Error ? one : { ...one, body: one.body.toString() }))).toEqual(
    paths.map((path, at) => ({
      status: path === '/busy' ? 503 : 200,
      waitTold: path === '/busy',
      body: `POST ${path} body ${at} é`,
    })),
  );
  expect(await ask('/gone', '')).toBeInstanceOf(Error);
  expect(await ask('/free', 'again')).toMatchObject({ status: 200 });
});
