import { QueryPlanner } from '@apollo/query-planner';
import { expect, it, jest } from '@jest/globals';
import { restOperations } from '../src/openapi/rest-routes.js';
import { payload } from './support/sample-data.js';
import { fakeBookings, startGateway } from './support/start-gateway.js';

it('plans the REST calls at startup, without calling a subgraph, and never again', async () => {
  const plan = jest.spyOn(QueryPlanner.prototype, 'buildQueryPlan');
  const bookings = await fakeBookings().start();
  const gateway = await startGateway({ urls: [bookings.url] });
  const made = restOperations.length;
  expect(plan).toHaveBeenCalledTimes(made);
  expect(bookings.seen).toEqual([]);

  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${gateway.url}/api/tours`)).status).toBe(200);
  const booked = await fetch(`${gateway.url}/api/tour-bookings`, {
    method: 'POST',
    headers,
    body: JSON.stringify(payload),
  });
  expect(booked.status).toBe(201);
  expect(plan).toHaveBeenCalledTimes(made);
  await gateway.stop();
  await bookings.kill();
});
