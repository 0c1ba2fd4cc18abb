import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, cookieRules } from './cookie-name.js';

const cartCookie = 'hilltop_cart';

/** Each browser tab has its own cart, and all tabs share the cookie. */
const mostCarts = 8;

const sessionId = /^[A-Za-z0-9_-]{8,128}$/;

/** Latest first: the one in `X-Cart-Session`, or those that this browser has used. */
export function knownCarts(request: FastifyRequest): string[] {
  const named = request.headers['x-cart-session'];
  if (typeof named === 'string' && named !== '') return [named];
  return cartsInCookie(request);
}

export function rememberCart(request: FastifyRequest, reply: FastifyReply, cart: string): void {
  const known = cartsInCookie(request);
  if (known[0] === cart || !sessionId.test(cart)) return;
  const carts = [cart, ...known.filter((one) => one !== cart)].slice(0, mostCarts);
  void reply.setCookie(cookieName(request, cartCookie), carts.join('.'), cookieRules(request));
}

function cartsInCookie(request: FastifyRequest): string[] {
  const given = request.cookies[cookieName(request, cartCookie)]?.split('.') ?? [];
  return given.filter((one) => sessionId.test(one)).slice(0, mostCarts);
}
