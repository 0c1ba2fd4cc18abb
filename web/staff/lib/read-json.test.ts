import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readJson } from './read-json.js';

function answering(status: number, body: string) {
  const answer = {
    ok: status < 300,
    status,
    statusText: 'Unauthorized',
    text: async () => body,
    json: async () => JSON.parse(body),
  };
  const fetching = jest.fn(async (..._: Parameters<typeof fetch>) => answer as Response);
  globalThis.fetch = fetching as typeof fetch;
  return fetching;
}

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

describe('readJson', () => {
  it('requests the segments joined by a slash, with cookies', async () => {
    const fetching = answering(200, '[{"id":"1"}]');
    expect(await readJson(['/api/cart', 'abc'])).toEqual([{ id: '1' }]);
    expect(fetching).toHaveBeenCalledWith('/api/cart/abc', { credentials: 'include' });
  });

  it.each([
    [401, '', '401: Unauthorized'],
    [503, 'The shop is shut', '503: The shop is shut'],
  ])('throws on %d, after one try', async (status, body, message) => {
    const fetching = answering(status, body);
    await expect(readJson(['/api/products'])).rejects.toThrow(message);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('returns null on 401 when told so, and still throws on everything else', async () => {
    answering(401, '{"title":"Sign in"}');
    expect(await readJson(['/api/staff/me'], { on401: 'null' })).toBeNull();
    answering(500, '401: no');
    await expect(readJson(['/api/staff/me'], { on401: 'null' })).rejects.toThrow('500: 401: no');
  });
});
