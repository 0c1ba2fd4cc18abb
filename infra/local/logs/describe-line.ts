import { styleText } from 'node:util';
import { parseLogLine } from './log-line.ts';

const styles: Record<string, Parameters<typeof styleText>[0]> = {
  fatal: ['red', 'bold'],
  error: 'red',
  warn: 'yellow',
  debug: 'dim',
  trace: 'dim',
};
/** Fields shown elsewhere, or the same on all lines of a part. */
const placed = new Set(['level', 'time', 'service', 'name', 'msg', 'correlationId', 'err']);
const requestFields = new Set(['method', 'route', 'operation', 'status', 'ms']);

const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 } as const;

function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/**
 * A log line for the terminal, e.g. `12:01:02.123  POST /graphql HoldSeats 200 12 ms  e2ffea62`: time, level unless
 * `info`, message, fields, start of the correlation id; an error's stack below. Lines that are not JSON stay as they
 * are.
 */
export function describeLine(line: string): string {
  const entry = parseLogLine(line);
  if (!entry || typeof entry.msg !== 'string') return line;
  const { level = 'info', time, msg, correlationId, err, method, route, operation, status, ms } = entry;
  const isRequest = msg === 'request';
  const fields = Object.entries(entry).filter(([key]) => !placed.has(key) && !(isRequest && requestFields.has(key)));
  const words = [
    isRequest ? `${method} ${route} ${operation ? `${operation} ` : ''}${status} ${ms} ms` : msg.replace(/\s+/g, ' '),
    ...fields.map(([key, value]) => `${key}=${text(value)}`),
  ].join(' ');
  const style = styles[text(level)];
  const parts = [
    styleText('dim', time ? new Date(text(time)).toLocaleTimeString('en-GB', clock) : ''),
    level === 'info' ? '' : styleText(style ?? 'dim', text(level).toUpperCase()),
    style ? styleText(style, words) : words,
    correlationId ? styleText('dim', text(correlationId).slice(0, 8)) : '',
  ];
  const { stack, message } = (typeof err === 'object' && err ? err : {}) as Record<string, unknown>;
  const cause = stack ?? message;
  return `${parts.filter((part) => part !== '').join('  ')}${cause ? `\n${text(cause)}` : ''}`;
}

/** Filters parts by `only`: names separated by commas, with all their replicas; empty for all. */
export function selectParts(only = ''): (part: string) => boolean {
  const names = only.split(',').filter((name) => name.trim() !== '');
  return (part) => names.length === 0 || names.some((name) => part.replace(/-\d+$/, '') === name.trim());
}
