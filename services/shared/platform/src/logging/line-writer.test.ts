import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { lineWriter } from './line-writer.js';
import { createLogger, type Logger } from './logger.js';

let folder: string;
let fd: number;
let logger: Logger;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lines-'));
  fd = openSync(join(folder, 'log'), 'a');
  logger = createLogger({ service: 'lamps', level: 'info', destination: lineWriter(fd) });
});
afterEach(() => {
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

const written = (): unknown[] =>
  readFileSync(join(folder, 'log'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { msg: unknown }).msg);

it('flushes immediately for a line that is not of a request', () => {
  logger.info({ status: 200 }, 'request');
  expect(written()).toEqual([]);
  logger.warn('trouble');
  expect(written()).toEqual(['request', 'trouble']);
  logger.info('something else');
  expect(written()).toEqual(['request', 'trouble', 'something else']);
});

it('buffers lines of requests', async () => {
  logger.info({ status: 200 }, 'request');
  logger.info({ status: 404 }, 'request');
  while (written().length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(written()).toEqual(['request', 'request']);
});

it('does not block while lines cannot be written', () => {
  const closed = openSync(join(folder, 'log'), 'r');
  const deaf = createLogger({ service: 'lamps', level: 'info', destination: lineWriter(closed) });
  for (let turn = 0; turn < 3; turn += 1) deaf.warn('trouble');
  closeSync(closed);
  expect(written()).toEqual([]);
});

it('listens for the exit of the process only while a line waits', () => {
  const before = process.listenerCount('exit');
  for (let turn = 0; turn < 20; turn += 1) lineWriter(fd);
  logger.info({ status: 200 }, 'request');
  logger.info({ status: 404 }, 'request');
  expect(process.listenerCount('exit')).toBe(before + 1);
  logger.warn('trouble');
  expect(process.listenerCount('exit')).toBe(before);
});
