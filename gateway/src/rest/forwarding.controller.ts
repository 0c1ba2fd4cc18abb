import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Controller, HttpCode, Req, RequestMapping, RequestMethod, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import type { CommittedOperation } from '../graphql/committed-operation.js';
import { basketRoutes } from './basket.routes.js';
import { basketCodeRoutes } from './basket-codes.routes.js';
import { readBill } from './bills.routes.js';
import { showCalendar } from './calendar.routes.js';
import { Call, type RestCall } from './call.decorator.js';
import { clearCart } from './cart.routes.js';
import { showContent } from './content.routes.js';
import { groupRoutes } from './groups.routes.js';
import { guestBookRoutes } from './guest-book.routes.js';
import { idempotencyKey } from './idempotency-key.js';
import { createOrder } from './orders.routes.js';
import { createProduct, listProducts } from './products.routes.js';
import { RestAdapter } from './rest-adapter.js';
import type { ParameterDescription, RouteDescription } from './route-description.js';
import { createTourBooking } from './tour-bookings.routes.js';
import { createTour, listTours } from './tours.routes.js';
import { visitRoutes } from './visits.routes.js';
import { voucherRoutes } from './vouchers.routes.js';
import { confirmWaitlistEntry, joinWaitlist } from './waitlist.routes.js';

const WHOLE = /^\d{1,9}$/;

/** Whole numbers from the described minimum up; the operation has defaults for missing ones. @throws ProblemError that names what is not a whole number */
export function numbersInQuery(parameters: readonly ParameterDescription[], query: unknown): Record<string, number> {
  const given = (query ?? {}) as Readonly<Record<string, string | undefined>>;
  const described = parameters.filter((one) => one.in === 'query');
  const faults = described.flatMap(({ name, schema: { minimum } = {} }) => {
    const text = given[name];
    const least = typeof minimum === 'number' ? minimum : 0;
    if (text === undefined || (WHOLE.test(text) && Number(text) >= least)) return [];
    return [{ field: name, message: `\`${name}\` must be a whole number${least > 0 ? ` from ${least} up` : ''}.` }];
  });
  if (faults.length > 0) throw problemOfRefusal(invalidInput(faults));
  return Object.fromEntries(described.map(({ name, schema }) => [name, Number(given[name] ?? schema?.default)]));
}

/** A read without parameters, so its response can be cached. */
export type ReadRoute = RouteDescription & { readonly operation: CommittedOperation<unknown, Record<string, never>> };

export type ForwardedRoute = RouteDescription & { readonly operation: CommittedOperation<unknown, never> };

export const reads: readonly ReadRoute[] = [listTours, listProducts, showCalendar, showContent];

/** Their operations take the parameters of path and query, the body as `input` or as variables, and the Idempotency-Key; a test compares them. */
export const forwarded: readonly ForwardedRoute[] = [
  ...[createTour, createProduct, createTourBooking, createOrder, clearCart, joinWaitlist, confirmWaitlistEntry],
  ...Object.values(visitRoutes),
  ...Object.values(groupRoutes),
  readBill,
  ...Object.values(guestBookRoutes),
  ...Object.values(basketRoutes),
  ...Object.values(basketCodeRoutes),
  ...Object.values(voucherRoutes),
];

/** They only run the operation in their description. */
@Controller()
export class ForwardingController {
  constructor(readonly rest: RestAdapter) {}
}

export function variablesOf({ parameters = [], body }: RouteDescription, { request }: RestCall, input: unknown) {
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const given = request.params as Readonly<Record<string, string>>;
  const hasKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  return {
    ...Object.fromEntries(inPath.map((name) => [name, given[name]])),
    ...numbersInQuery(parameters, request.query),
    ...(body && bodyVariables(body, input)),
    ...(hasKey && { idempotencyKey: idempotencyKey(request.headers['idempotency-key']) }),
  };
}

function bodyVariables(body: NonNullable<RouteDescription['body']>, input: unknown): Record<string, unknown> {
  if (!('asVariables' in body)) return { input };
  const given = input as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(body.type.getFields()).map((name) => [name, given[name]]));
}

/** Adds a method as decorators would. */
function addMethod(
  { method, path, answer }: RouteDescription,
  name: string,
  handle: PropertyDescriptor['value'],
): void {
  const descriptor = { value: handle, writable: true, configurable: true };
  const to = [ForwardingController.prototype, name, descriptor] as const;
  Object.defineProperty(...to);
  const verb = RequestMethod[method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE'];
  RequestMapping({ path: path.replaceAll(/\{(\w+)\}/g, ':$1'), method: verb })(...to);
  HttpCode(answer.status)(...to);
}

for (const [at, route] of reads.entries()) {
  const name = `read${at}`;
  addMethod(route, name, function (this: ForwardingController, request: FastifyRequest, reply: FastifyReply) {
    return this.rest.send(route, { request, reply });
  });
  Req()(ForwardingController.prototype, name, 0);
  Res()(ForwardingController.prototype, name, 1);
}

for (const [at, route] of forwarded.entries()) {
  const name = `forward${at}`;
  addMethod(route, name, function (this: ForwardingController, call: RestCall) {
    return this.rest.run<never>(route, call, (input) => variablesOf(route, call, input) as never);
  });
  Call()(ForwardingController.prototype, name, 0);
}
