import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.js';
import { NestLogger } from './nest-logger.js';

function capture() {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => lines.push(JSON.parse(line)) };
  return { nest: new NestLogger(createLogger({ service: 's', level: 'debug', destination })), lines };
}

describe('NestLogger', () => {
  it("logs the framework's startup messages at debug level", () => {
    const { nest, lines } = capture();
    nest.log('Mapped {/x, GET} route', 'RouterExplorer');
    expect(lines[0]).toMatchObject({ level: 'debug', msg: 'Mapped {/x, GET} route', context: 'RouterExplorer' });
  });

  it('keeps the stack in every form that the framework passes', () => {
    const { nest, lines } = capture();
    nest.error(new Error('one'), 'ExceptionsHandler');
    nest.error('two', 'Error: two\n    at x', 'ExceptionsHandler');
    nest.error('three', 'ExceptionsHandler');
    nest.error('four', new Error('cause'), 'ExceptionsHandler');
    expect(lines[0]).toMatchObject({
      level: 'error',
      msg: 'one',
      context: 'ExceptionsHandler',
      err: { message: 'one' },
    });
    expect(lines[1]).toMatchObject({ msg: 'two', context: 'ExceptionsHandler', stack: 'Error: two\n    at x' });
    expect(lines[2]).toMatchObject({ msg: 'three', context: 'ExceptionsHandler' });
    expect(lines[3]).toMatchObject({ msg: 'four', err: { message: 'cause' } });
  });
});
