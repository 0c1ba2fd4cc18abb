import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { Figures } from '@hilltop/platform/telemetry/figures';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ReadGate } from './read-gate.js';

const read = '{"query":"{ tours { name } }"}';
const change = '{"query":"mutation { clearCart(sessionId: \\"a\\") { sessionId } }"}';

let now: number;
let figures: Figures;
let inside: IncomingMessage[];
let ask: (options?: { method?: string; url?: string; body?: string; length?: number }) => ServerResponse;

beforeEach(() => {
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  figures = new Figures();
  inside = [];
  const stand = new ReadGate(2, figures).before((request) => inside.push(request));
  ask = ({ method = 'POST', url = '/graphql', body = read, length = Buffer.byteLength(body) } = {}) => {
    const request = new IncomingMessage(new Socket());
    const headers = { 'content-length': String(length), 'x-correlation-id': '0af76519-16cd-43dd-8448-eb211c80319c' };
    Object.assign(request, { method, url, headers });
    request.push(body);
    if (length === Buffer.byteLength(body)) request.push(null);
    const response = new ServerResponse(request);
    stand(request, response);
    return response;
  };
});
afterEach(() => void jest.restoreAllMocks());

describe('the door for reads, with two inside', () => {
  let one: ServerResponse;
  beforeEach(() => {
    one = ask();
    ask();
  });

  it('turns the next read away, tells why and when to come back, and asks nobody', async () => {
    const response = ask();
    const head = jest.spyOn(response, 'writeHead');
    const end = jest.spyOn(response, 'end');
    await turn();
    expect(inside).toHaveLength(2);
    expect(head).toHaveBeenCalledWith(503, expect.objectContaining({ 'retry-after': expect.stringMatching(/^[1-9]/) }));
    const correlationId = '0af76519-16cd-43dd-8448-eb211c80319c';
    const said = JSON.parse(String(end.mock.calls[0]?.[0]));
    expect(said).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED', correlationId } }] });
    expect(await figures.read()).toContain('hilltop_reads_refused_total 1');
  });

  it('lets every change in, and none of its words are lost', async () => {
    ask({ body: change });
    ask({ body: change });
    await turn();
    expect(inside).toHaveLength(4);
    expect(await Promise.all(inside.slice(2).map((request) => text(request)))).toEqual([change, change]);
    expect(await figures.read()).toContain('hilltop_reads_refused_total 0');
  });

  it('lets in whose words are not all there: it could be a change', async () => {
    ask({ length: 1_000 });
    await turn();
    expect(inside).toHaveLength(3);
    expect(String(inside[2]?.read())).toBe(read);
  });

  it.each([
    { method: 'GET', url: '/graphql' },
    { method: 'POST', url: '/api/contact' },
    { method: 'GET', url: '/tours' },
  ])('is no door for $method $url', async (request) => {
    ask(request);
    await turn();
    expect(inside).toHaveLength(3);
  });

  it.each([
    ['answered', 200],
    ['refused', 503],
    ['given up', undefined],
  ] as const)('lets the next in when one is %s', async (_, status) => {
    if (status) one.statusCode = status;
    one.emit('close');
    ask();
    ask();
    await turn();
    expect(inside).toHaveLength(3);
  });

  it('is not held shut by those who wait for a service that hangs', async () => {
    now += 10_000;
    ask();
    await turn();
    expect(inside).toHaveLength(3);
  });
});
