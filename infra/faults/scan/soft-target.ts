import { createServer, type Server } from 'node:http';
import type { Ask } from '../../audit/src/audit-context.ts';

/** A page with the two mistakes that the scanners look for most: what is asked goes into the statement, and into the page. */
export function softTarget(ask: Ask): Server {
  return createServer((asked, answer) => {
    const id = new URL(asked.url ?? '/', 'http://localhost').searchParams.get('id') ?? '1';
    answer.setHeader('content-type', 'text/html');
    void ask<{ type: string }>(`SELECT type FROM tours WHERE version = ${id}`)
      .then((rows) => rows.map(({ type }) => type).join(', '))
      // As PHP says it, which is what scanners know.
      .catch((fault: Error) => `PostgreSQL query failed: ERROR: ${fault.message}`)
      .then((text) => answer.end(`<!doctype html><p>Tours of version ${id}: ${text}</p><a href="/?id=1">one</a>`));
  });
}
