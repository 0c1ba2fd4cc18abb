import { describe, expect, it } from '@jest/globals';
import { announce } from './announce.js';
import { createLogger } from './logger.js';

describe('announce', () => {
  it.each(['info', 'warn', 'silent'])('is heard at LOG_LEVEL=%s, and other lines are not', (level) => {
    const lines: Record<string, unknown>[] = [];
    const destination = { write: (line: string) => lines.push(JSON.parse(line)) };
    const logger = createLogger({ service: 'bookkeeping', level, destination });
    announce(logger, { port: 1 }, 'ready');
    logger.debug('chatter');
    expect(lines).toEqual([{ level: 'info', time: expect.any(String), service: 'bookkeeping', port: 1, msg: 'ready' }]);
  });
});
