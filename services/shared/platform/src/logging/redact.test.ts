import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRedaction, redactText } from './redact.js';

const redactFields = createRedaction();

describe('createRedaction', () => {
  it('redacts sensitive keys at any depth, in any spelling', () => {
    const clean = redactFields({
      id: 7,
      firstName: 'Ada',
      guest: { last_name: 'L', 'E-Mail': 'x', phoneNumber: '1', list: [{ password: 'p', seats: 2 }] },
      headers: { cookie: 'a=b' },
      identitySecrets: ['s'],
      Authorization: 'Bearer x',
      cardNumber: '4111',
    });
    expect(clean).toEqual({
      id: 7,
      firstName: '[redacted]',
      guest: {
        last_name: '[redacted]',
        'E-Mail': '[redacted]',
        phoneNumber: '[redacted]',
        list: [{ password: '[redacted]', seats: 2 }],
      },
      headers: '[redacted]',
      identitySecrets: '[redacted]',
      Authorization: '[redacted]',
      cardNumber: '[redacted]',
    });
  });

  it('keeps what operations needs', () => {
    const facts = {
      name: 'relay',
      port: 4101,
      route: '/graphql',
      status: 200,
      ms: 1.5,
      waitingFor: ['database'],
      discarded: 1,
    };
    expect(redactFields(facts)).toEqual(facts);
  });

  it("redacts a service's own keys too", () => {
    expect(createRedaction(['special-requests'])({ SpecialRequests: 'x' })).toEqual({
      SpecialRequests: '[redacted]',
    });
  });

  it("keeps an error's needed properties, never the values of a statement", () => {
    const driverError = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'one_seat',
      detail: 'canary',
    });
    const error = Object.assign(new Error('query failed'), { driverError, parameters: ['canary'], query: 'INSERT' });
    const { err } = redactFields({ err: error });
    expect(err).toMatchObject({
      type: 'Error',
      message: 'query failed',
      cause: { code: '23505', constraint: 'one_seat' },
    });
    expect(JSON.stringify(err)).not.toContain('canary');
  });

  it('limits the size of a record', () => {
    const socket: Record<string, unknown> = {};
    for (let key = 0; key < 20; key++) socket[`part${key}`] = socket;
    const since = performance.now();
    expect(JSON.stringify(redactFields({ socket })).length).toBeLessThan(500_000);
    expect(performance.now() - since).toBeLessThan(1_000);
  });

  it('handles circular references, depth and numbers that JSON does not have', () => {
    const circle: Record<string, unknown> = { big: 2n ** 70n };
    circle.self = circle;
    expect(() => JSON.stringify(redactFields(circle))).not.toThrow();
    const error = new Error('round');
    error.cause = error;
    expect(() => JSON.stringify(redactFields({ error }))).not.toThrow();
  });
});

describe('redactText', () => {
  it.each([
    ['mail to ada@example.org failed', 'mail to [redacted] failed'],
    ['postgres://hilltop:s3cret@db:5432/x', 'postgres://[redacted]@db:5432/x'],
    ['call (817) 555-0134 now', 'call [redacted] now'],
    ['call +1 817-555-0134 now', 'call [redacted] now'],
    ['paid with 4111 1111 1111 1111.', 'paid with [redacted].'],
    ['paid with 4242424242424242', 'paid with [redacted]'],
  ])('redacts %j', (text, clean) => expect(redactText(text)).toBe(clean));

  it.each([
    '2026-11-21T10:00:00.000Z',
    '0f8fad5b-d9cb-469f-a165-70867728950e',
    '12345678-1234-1234-1234-123456789012',
    '{"ms":1234567890123,"port":65535}',
    'http://127.0.0.1:4101/graphql',
    '@hilltop/platform',
  ])('keeps %j', (text) => expect(redactText(text)).toBe(text));

  it('keeps every UUID', () => {
    fc.assert(fc.property(fc.uuid(), (id) => redactText(`"correlationId":"${id}"`).includes(id)));
  });

  it('takes linear time', () => {
    const hostile = ['a', 'a.', '@', 'a@', '1 ', '://', 'x://a', '1-', '(555) '].map(
      (part) => `${part.repeat(100_000)}@`,
    );
    const since = performance.now();
    for (const text of hostile) redactText(text);
    expect(performance.now() - since).toBeLessThan(2_000);
  });
});
