import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { restCall } from './support/rest-call.js';
import { payload } from './support/sample-data.js';
import { fakeBookings, startGateway, type TestGateway } from './support/start-gateway.js';

let bookings: FakeSubgraph;
let gateway: TestGateway;

beforeAll(async () => {
  bookings = await fakeBookings().start();
  gateway = await startGateway({ urls: [bookings.url] });
});
afterAll(async () => {
  await gateway.stop();
  await bookings.kill();
});

/** How often an operation was measured: the request, and its calls to bookings. */
async function counts(operation: string): Promise<readonly [number, number]> {
  const text = await gateway.metrics.read();
  const sum = (name: string, part: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}_count{`) && line.includes(`operation="${operation}"`))
      .filter((line) => line.includes(part))
      .reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
  return [sum('hilltop_http_request_seconds', 'status="200"'), sum('hilltop_subgraph_seconds', 'subgraph="bookings"')];
}

async function ask(query: string): Promise<void> {
  const response = await restCall(gateway.url, 'POST', '/graphql', { query });
  await response.text();
}

describe('metrics of an operation', () => {
  it.each([
    ['of the site, by its name', 'query ToursPage { tours { id } }', 'ToursPage'],
    ['of a stranger, by its first field', 'query Ann_Lee { tours { name } }', 'tours'],
    ['that has none, by its first field', '{ tours { type } }', 'tours'],
  ])('%s', async (_which, query, operation) => {
    const [requests, calls] = await counts(operation);
    // The first time through the executor, then through the passthrough.
    await ask(query);
    await ask(query);
    await eventually(async () => expect(await counts(operation)).toEqual([requests + 2, calls + 2]));
    expect(gateway.log.filter((line) => line.operation === operation && line.route === '/graphql')).not.toEqual([]);
  });

  it('of the REST API, by the name of what it runs', async () => {
    expect((await restCall(gateway.url, 'POST', '/api/tour-bookings', payload)).status).toBe(201);
    await eventually(async () => expect((await counts('CreateTourBooking'))[1]).toBe(1));
    const line = /_count\{method="POST",route="\/api\/tour-bookings",status="201",operation="CreateTourBooking"\} 1/;
    await eventually(async () => expect(await gateway.metrics.read()).toMatch(line));
  });

  it('never carry the text of a stranger', async () => {
    await ask('query Ann_Lee { ann_lee }');
    await ask('ann_lee');
    await restCall(gateway.url, 'POST', '/graphql', { query: '{ tours { id } }', operationName: 'Ann_Lee' });
    await eventually(async () => expect(await gateway.metrics.read()).toMatch(/status="400",operation="other"\} [23]/));
    expect(await gateway.metrics.read()).not.toMatch(/ann_lee/i);
    expect(JSON.stringify(gateway.log.filter(({ msg }) => msg === 'request'))).not.toMatch(/ann_lee/i);
  });
});
