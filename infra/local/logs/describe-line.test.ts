import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { describeLine, selectParts } from './describe-line.ts';

const correlationId = 'e2ffea62-36cb-469a-8c06-cfbd3c22565e';
const shown = (entry: object) => stripVTControlCharacters(describeLine(JSON.stringify(entry)));

describe('a log line on the terminal', () => {
  it('says of a request what was asked, how it went, and its correlation id', () => {
    const facts = { method: 'POST', route: '/graphql', status: 200, ms: 12.5 };
    const time = '2026-11-22T10:46:58.659Z';
    const line = shown({ level: 'info', time, service: 'gateway', correlationId, ...facts, msg: 'request' });
    expect(line).toMatch(/^\d\d:\d\d:58\.659 {2}POST \/graphql 200 12\.5 ms {2}e2ffea62$/);
    expect(shown({ ...facts, operation: 'HoldSeats', msg: 'request' })).toBe('POST /graphql HoldSeats 200 12.5 ms');
  });

  it('names the level unless it is info, the other fields, and the stack of an error', () => {
    const err = { message: 'refused', stack: 'Error: refused\n    at send' };
    expect(shown({ level: 'error', msg: 'mail not sent', attempts: 3, about: { id: 1 }, err })).toBe(
      'ERROR  mail not sent attempts=3 about={"id":1}\nError: refused\n    at send',
    );
  });

  it.each(['[12260] 2026/11/22 [INF] Server is ready', '{"no":"message"}', ''])('shows %j as it is', (line) => {
    expect(describeLine(line)).toBe(line);
  });
});

describe('the parts to show', () => {
  it('are all when none is named', () => {
    expect(['bookings', 'nats'].filter(selectParts(''))).toEqual(['bookings', 'nats']);
  });

  it('are those that are named, with their replicas', () => {
    const parts = ['bookings-1', 'bookings-2', 'gateway', 'nats', 'book'];
    expect(parts.filter(selectParts('bookings, gateway'))).toEqual(['bookings-1', 'bookings-2', 'gateway']);
  });
});
