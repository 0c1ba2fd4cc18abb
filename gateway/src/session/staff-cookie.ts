import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, cookieRules } from './cookie-name.js';

const staffCookie = 'hilltop_staff';

/** Undefined also for what does not look like a token. */
export function staffToken(request: FastifyRequest): string | undefined {
  const given = request.cookies[cookieName(request, staffCookie)];
  return given !== undefined && /^[\w-]{32,128}$/.test(given) ? given : undefined;
}

export function keepStaffToken(request: FastifyRequest, reply: FastifyReply, token: string, expiresAt: Date): void {
  const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1_000));
  void reply.setCookie(cookieName(request, staffCookie), token, { ...cookieRules(request), maxAge });
}

export function forgetStaffToken(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(cookieName(request, staffCookie), cookieRules(request));
}
