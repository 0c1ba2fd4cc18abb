import { describe, expect, it } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { runWithCorrelation } from '../logging/correlation.js';
import { createLogger } from '../logging/logger.js';
import { maskInternalErrors } from './mask-internal-errors.js';

function capture() {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({
    service: 's',
    level: 'info',
    destination: { write: (line) => lines.push(JSON.parse(line)) },
  });
  return { mask: maskInternalErrors(logger), lines };
}

describe('maskInternalErrors', () => {
  it('shows only the correlation id of an internal error, and logs its cause', () => {
    const { mask, lines } = capture();
    const cause = new Error('relation "seats" does not exist');
    const thrown = new GraphQLError(cause.message, { originalError: cause, path: ['createBooking', 0] });
    const formatted = {
      message: cause.message,
      path: ['createBooking', 0],
      extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace: ['x'] },
    };
    expect(runWithCorrelation('one', () => mask(formatted, thrown))).toEqual({
      message: 'Something went wrong on our side.',
      path: ['createBooking', 0],
      extensions: { code: 'INTERNAL', correlationId: 'one' },
    });
    expect(lines).toMatchObject([
      {
        level: 'error',
        correlationId: 'one',
        path: 'createBooking.0',
        err: { message: cause.message, stack: expect.any(String) },
      },
    ]);
  });

  it.each(['GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'UNAUTHENTICATED'])(
    'keeps an error of the caller: %s',
    (code) => {
      const { mask, lines } = capture();
      const formatted = { message: 'Cannot query field "x"', extensions: { code } };
      expect(mask(formatted, new GraphQLError('x'))).toBe(formatted);
      expect(lines).toEqual([expect.objectContaining({ level: 'info', code })]);
      expect(JSON.stringify(lines)).not.toMatch(/stack|Cannot query/);
    },
  );

  it.each([
    ['away', 'the database system is starting up', '57P03'],
    ['not in time', 'canceling statement due to lock timeout', '55P03'],
  ])('reveals only that the database is %s', (_, message, code) => {
    const { mask } = capture();
    const cause = Object.assign(new Error(message), { code });
    const thrown = new GraphQLError(cause.message, { originalError: cause, path: ['tours'] });
    expect(mask({ message: cause.message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }, thrown)).toEqual({
      message: 'Something went wrong on our side.',
      extensions: { code: 'DATABASE_AWAY' },
    });
  });

  it('masks errors without a code, or with an unknown one', () => {
    const { mask } = capture();
    for (const extensions of [{}, { code: 'ODD' }, { code: 7 }]) {
      expect(mask({ message: 'canary', extensions }, new GraphQLError('canary')).message).not.toContain('canary');
    }
  });
});
