import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LoadRequest } from '../load/load-order.ts';
import { runLoad } from '../load/run-load.ts';

describe('the load', () => {
  let server: Server;
  let origin: string;
  const bodies = new Set<string>();
  let received = 0;

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      received += 1;
      let body = '';
      for await (const chunk of request) body += chunk;
      bodies.add(body);
      if (request.url === '/refuse') response.writeHead(503, { 'retry-after': '1' }).end('busy');
      else response.end('right');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const request = (name: string, path: string, expected?: string): LoadRequest => {
    return { name, method: 'POST', path, headers: {}, body: 'id [<id>]', ...(expected ? { expected } : {}) };
  };

  it('counts good, refused and wrong answers by the name of the request, each with its own id', async () => {
    const requests = [request('good', '/', 'right'), request('refused', '/refuse'), request('wrong', '/', 'else')];
    const { tallies } = await runLoad({ origin, requests, connections: 3, seconds: 1 });
    const [good, refused, wrong] = tallies;
    expect(good).toMatchObject({ name: 'good', refused: 0, wrong: 0 });
    expect(good?.good).toBeGreaterThan(0);
    expect(refused).toMatchObject({ good: 0, wrong: 0 });
    expect(refused?.refused).toBeGreaterThan(0);
    expect(wrong).toMatchObject({ good: 0, refused: 0, error: 'status 200: right' });
    expect(bodies.size).toBe(received);
  });

  it('sends as many as a rate asks for, in turn, whatever is answered', async () => {
    const requests = [request('good', '/', 'right'), request('refused', '/refuse')];
    const { tallies } = await runLoad({ origin, requests, connections: 3, seconds: 1, rate: 40 });
    expect(tallies).toMatchObject([
      { name: 'good', good: 20, refused: 0, wrong: 0 },
      { name: 'refused', good: 0, refused: 20, wrong: 0 },
    ]);
  });
});
