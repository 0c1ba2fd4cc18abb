import { describe, expect, it } from '@jest/globals';
import { readErrorLine, readReadyLine, readThrown } from './log-line.ts';

describe('the ready line', () => {
  it('is known by its message', () => {
    expect(readReadyLine('{"level":"info","msg":"ready","port":4101}')).toMatchObject({ port: 4101 });
  });

  it.each(['ready', '{"msg":"not \\"ready\\" yet"}', '{"msg":"ready"', '["ready"]', ''])('is not %s', (line) => {
    expect(readReadyLine(line)).toBeUndefined();
  });
});

describe('an error line', () => {
  it('says what failed and why', () => {
    const line = '{"level":"error","msg":"mail not sent","err":{"message":"connect ECONNREFUSED"}}';
    expect(readErrorLine(line)).toBe('mail not sent: connect ECONNREFUSED');
  });

  it('says the same thing once', () => {
    expect(readErrorLine('{"level":"fatal","msg":"broken","err":{"message":"broken"}}')).toBe('broken');
  });

  it('fits on one line of a screen', () => {
    const line = JSON.stringify({ level: 'error', msg: `one\ntwo ${'x'.repeat(1000)}` });
    expect(readErrorLine(line)).toMatch(/^one two x+$/);
    expect(readErrorLine(line)).toHaveLength(300);
  });

  it.each([
    '{"level":"info","msg":"fine"}',
    '{"level":"warn","msg":"slow"}',
    '{"level":"info","msg":"they wrote \\"level\\":\\"error\\""}',
    '{"level":"error"',
    'Error: not a log entry',
  ])('is not %s', (line) => {
    expect(readErrorLine(line)).toBeUndefined();
  });
});

describe('what a process died of', () => {
  it('is what its exception says, without where it was thrown', () => {
    const printed = [
      'file:///app/read-environment.js:26',
      '    throw new EnvironmentError([',
      '          ^',
      '',
      'EnvironmentError: The environment is incomplete:',
      '  VENUE_TIME_ZONE must be the IANA name of a time zone',
      '    at readEnvironment (file:///app/read-environment.js:26:11) {',
      "  faults: [ 'VENUE_TIME_ZONE must be the IANA name of a time zone' ]",
      '}',
      '',
      'Node.js v24.21.0',
    ];
    const said = 'The environment is incomplete: VENUE_TIME_ZONE must be the IANA name of a time zone';
    expect(readThrown(printed)).toBe(`EnvironmentError: ${said}`);
  });

  it('is one line where nothing tells where it was thrown', () => {
    expect(readThrown(['TypeError: no such table', 'bye'])).toBe('TypeError: no such table');
  });

  it.each([['Error'], ['all is well'], ['the Error: of our ways']])('is not told by %s', (line) => {
    expect(readThrown([line])).toBeUndefined();
  });
});
