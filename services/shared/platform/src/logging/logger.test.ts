import { describe, expect, it } from '@jest/globals';
import { correlationId, currentCorrelationId, currentLanguage, runWithCorrelation } from './correlation.js';
import { createLogger } from './logger.js';

function capture(redact: string[] = []) {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({
    service: 'bookkeeping',
    level: 'info',
    redact,
    destination: { write: (line) => lines.push(JSON.parse(line)) },
  });
  return { logger, lines };
}

describe('createLogger', () => {
  it('writes one line with level, time, service and message', () => {
    const { logger, lines } = capture();
    logger.info({ port: 1 }, 'ready');
    expect(lines).toEqual([{ level: 'info', time: expect.any(String), service: 'bookkeeping', port: 1, msg: 'ready' }]);
    expect(new Date(String(lines[0]?.time)).getTime()).toBeGreaterThan(Date.now() - 5_000);
  });

  it('has the current correlation id, also after an await', async () => {
    const { logger, lines } = capture();
    await runWithCorrelation('one', async () => {
      await new Promise(setImmediate);
      logger.info('inside');
    });
    logger.info('outside');
    expect(lines.map((line) => line.correlationId)).toEqual(['one', undefined]);
  });

  it('redacts personal data everywhere in a line', () => {
    const { logger, lines } = capture(['specialRequests']);
    const error = Object.assign(new Error('refused canary@example.org'), { parameters: ['canary'], detail: 'canary' });
    logger.error({ err: error, email: 'canary', specialRequests: 'canary' }, 'for canary@example.org');
    logger.error(error);
    logger.child({ token: 'canary' }).info({ nested: { password: 'canary' } }, 'child');
    logger.warn(
      { note: 'line\ncanary@example.org', list: ['x\tcanary@example.org'] },
      'line\ncanary@example.org and %s',
      'canary@example.org',
    );
    logger.warn({ cause: { error } }, 'nested');
    expect(JSON.stringify(lines)).not.toContain('canary');
    expect(lines[3]).toMatchObject({
      note: 'line\n[redacted]',
      list: ['x\t[redacted]'],
      msg: 'line\n[redacted] and [redacted]',
    });
    expect(lines[0]?.err).toMatchObject({ type: 'Error', message: 'refused [redacted]' });
    expect(lines[1]?.err).toMatchObject({ type: 'Error', stack: expect.stringContaining('logger.test') });
  });

  it('follows the log level', () => {
    const { logger, lines } = capture();
    logger.debug('chatter');
    expect(lines).toEqual([]);
  });
});

describe('correlation', () => {
  it('creates a new id outside of any work, or returns undefined', () => {
    expect(correlationId()).toMatch(/^[0-9a-f-]{36}$/);
    expect(correlationId()).not.toBe(correlationId());
    expect(currentCorrelationId()).toBeUndefined();
    expect(runWithCorrelation('one', () => [correlationId(), currentCorrelationId()])).toEqual(['one', 'one']);
  });

  it('has the language of the request, which work of another id does not inherit', () => {
    expect(currentLanguage()).toBe('en');
    const job = () => runWithCorrelation('two', currentLanguage);
    expect(runWithCorrelation('one', () => [currentLanguage(), job()], 'es')).toEqual(['es', 'en']);
  });
});
