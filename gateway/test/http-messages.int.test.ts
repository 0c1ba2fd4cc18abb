import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RunningService } from '@hilltop/platform/lifecycle/open-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startGateway } from './support/start-gateway.js';

let gateway: RunningService;
beforeAll(async () => {
  gateway = await startGateway({ urls: ['http://127.0.0.1:9'] });
});
afterAll(() => gateway.stop());

/** Sends raw bytes, and reads until the connection closes. */
async function statusesOf(message: string): Promise<string[]> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.write(message);
  return (await text(socket)).match(/HTTP\/1\.1 \d{3}/g) ?? [];
}

const hidden = 'GET /healthz HTTP/1.1\r\nHost: hilltop.test\r\nConnection: close\r\n\r\n';
const head = 'POST /graphql HTTP/1.1\r\nHost: hilltop.test\r\nContent-Type: application/json\r\n';

// A proxy may see a different end of such a message, so a request smuggled in it must not run.
it.each([
  ['a length and chunks', `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['two lengths', `${head}Content-Length: 0\r\nContent-Length: 5\r\n\r\n${hidden}`],
  ['chunks that are not the last encoding', `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
  ['a length that is not a number', `${head}Content-Length: +0\r\n\r\n${hidden}`],
])('a message with %s is refused, and no smuggled request runs', async (_, message) => {
  expect(await statusesOf(message)).toEqual(['HTTP/1.1 400']);
});

it.each(['TRACE', 'CONNECT', 'PROPFIND'])('%s is not answered', async (method) => {
  const request = `${method} /api/tours HTTP/1.1\r\nHost: hilltop.test\r\nConnection: close\r\nX-Secret: echo\r\n\r\n`;
  const statuses = await statusesOf(request);
  expect(statuses.filter((status) => !/ 4\d\d$/.test(status))).toEqual([]);
});

it('shows that it is ready, and nothing about the services behind it', async () => {
  const response = await fetch(`${gateway.url}/readyz`);
  expect(await response.json()).toEqual({ status: 'ready' });
});
