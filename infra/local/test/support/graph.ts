import { dirname } from 'node:path';
import type { Instance } from '../../launch/instance.ts';
import { Secrets } from '../../launch/secrets.ts';

/** Sends JSON, as whoever has the cookie. */
export async function post(site: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  return fetch(`${site}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The data of a GraphQL operation, asked as whoever has the cookie. */
export async function ask<Data>(site: string, query: string, variables: object = {}, cookie = ''): Promise<Data> {
  const response = await post(site, '/graphql', { query, variables }, cookie);
  return ((await response.json()) as { data: Data }).data;
}

/** Signs in the demo's manager. @returns the cookie */
export async function signIn({ site, runFile }: Instance): Promise<string> {
  const password = new Secrets(dirname(dirname(runFile))).of('staff-password');
  const response = await post(site, '/api/staff/sign-in', { email: 'staff@hilltop.test', password });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
