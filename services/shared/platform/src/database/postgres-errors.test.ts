import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import {
  isCheckViolation,
  isConnectionError,
  isForeignKeyViolation,
  isStalePreparedStatement,
  isTimeoutError,
  isTransactionConflict,
  isUniqueViolation,
} from './postgres-errors.js';

const fault = (code: string, constraint?: string, message = 'refused'): Error =>
  Object.assign(new Error(message), { code, ...(constraint && { constraint }) });
const wrapped = (error: Error): Error => new QueryFailedError('INSERT', [], error);

describe('violations', () => {
  it('are recognized raw and wrapped, with and without the constraint', () => {
    for (const error of [fault('23505', 'one_code'), wrapped(fault('23505', 'one_code'))]) {
      expect(isUniqueViolation(error)).toBe(true);
      expect(isUniqueViolation(error, 'one_code')).toBe(true);
      expect(isUniqueViolation(error, 'other')).toBe(false);
      expect(isCheckViolation(error)).toBe(false);
    }
    expect(isCheckViolation(wrapped(fault('23514', 'seats')), 'seats')).toBe(true);
    expect(isForeignKeyViolation(fault('23503'))).toBe(true);
  });

  it.each([undefined, null, '23505', { code: '23505' }, new Error('23505')])('takes %p for none', (error) =>
    expect(isUniqueViolation(error)).toBe(false),
  );
});

describe('isConnectionError', () => {
  it.each([
    fault('ECONNREFUSED'),
    fault('57P01'),
    fault('57P03'),
    fault('08006'),
    fault('3D000'),
    wrapped(fault('ECONNRESET')),
    new AggregateError([fault('ECONNREFUSED'), fault('ECONNREFUSED')]),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout', {
      cause: new Error('Connection terminated unexpectedly'),
    }),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
  ])('recognizes %p', (error) => expect(isConnectionError(error)).toBe(true));

  it.each([fault('23505'), fault('42P01'), fault('57014'), new Error('something else'), 'text', undefined])(
    'is false for %p',
    (error) => expect(isConnectionError(error)).toBe(false),
  );
});

describe('retryable errors', () => {
  it('are deadlocks and serialization failures', () => {
    expect(isTransactionConflict(wrapped(fault('40P01')))).toBe(true);
    expect(isTransactionConflict(fault('40001'))).toBe(true);
    expect(isTransactionConflict(fault('23505'))).toBe(false);
  });

  it('are recognized: lock and statement timeouts', () => {
    expect(isTimeoutError(wrapped(fault('55P03')))).toBe(true);
    expect(isTimeoutError(fault('57014'))).toBe(true);
    expect(isTimeoutError(fault('57P01'))).toBe(false);
    expect(isTimeoutError(new Error('canceling statement due to lock timeout'))).toBe(false);
  });

  it('are recognized: stale prepared statements', () => {
    expect(isStalePreparedStatement(fault('0A000', undefined, 'cached plan must not change result type'))).toBe(true);
    expect(isStalePreparedStatement(fault('26000'))).toBe(true);
    expect(isStalePreparedStatement(fault('0A000', undefined, 'not supported'))).toBe(false);
  });
});
