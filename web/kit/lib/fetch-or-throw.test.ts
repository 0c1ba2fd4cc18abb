import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fetchOrThrow } from './fetch-or-throw.js';

interface Answer {
  ok: boolean;
  status: number;
  statusText: string;
  text: () => Promise<string>;
}

function answer(status: number, statusText: string, body: string): Answer {
  return {
    ok: status < 300,
    status,
    statusText,
    text: async () => body,
  };
}

function whenAnswered(given: Answer): void {
  globalThis.fetch = jest.fn(async () => given as unknown as Response) as typeof fetch;
}

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
  jest.restoreAllMocks();
});

describe('fetchOrThrow', () => {
  it('returns a success', async () => {
    const success = answer(200, 'OK', '[]');
    whenAnswered(success);
    expect(await fetchOrThrow('/api/tours')).toBe(success);
  });

  it('asks in the language of the page, which English need not say', async () => {
    whenAnswered(answer(200, 'OK', '[]'));
    const init = { headers: { 'content-type': 'application/json' }, method: 'POST' };
    await fetchOrThrow('/graphql', init);
    expect(globalThis.fetch).toHaveBeenLastCalledWith('/graphql', init);

    jest.replaceProperty(globalThis as unknown as { __LANGUAGE__: string }, '__LANGUAGE__', 'es');
    jest.resetModules();
    const { fetchOrThrow: fetchInSpanish } = await import('./fetch-or-throw.js');
    await fetchInSpanish('/graphql', init);
    const [, sent] = jest.mocked(globalThis.fetch).mock.lastCall ?? [];
    expect(Object.fromEntries(new Headers(sent?.headers))).toEqual({
      'content-type': 'application/json',
      'hilltop-language': 'es',
    });
    expect(sent?.method).toBe('POST');
  });

  it('throws the status and body of a refusal', async () => {
    whenAnswered(answer(409, 'Conflict', '{"remaining":2}'));
    await expect(fetchOrThrow('/api/tour-bookings')).rejects.toThrow(/^409: \{"remaining":2\}$/);
  });

  it('throws the status text when the body is empty', async () => {
    whenAnswered(answer(503, 'Service Unavailable', ''));
    await expect(fetchOrThrow('/api/tours')).rejects.toThrow(/^503: Service Unavailable$/);
  });
});
