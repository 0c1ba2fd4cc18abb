/** `make trace ID=…`: prints a request of `make dev` as a tree of spans, with its log lines; without ID, the last requests. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { logDirectory } from '../launch/launch-context.ts';
import { readSettings } from '../launch/settings.ts';
import { describeLine } from '../logs/describe-line.ts';
import { parseLogLine } from '../logs/log-line.ts';
import { lastRequests } from '../traces/last-requests.ts';
import { readSpans } from '../traces/spans.ts';
import { findTrace, traceTree } from '../traces/trace-tree.ts';

/** A request's log lines from all parts, by time. */
function logLines(logs: string, ids: ReadonlySet<unknown>): string[] {
  return globSync(join(logs, '*[!0-9].log'))
    .filter((file) => basename(file) !== 'spans.log')
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .map((line) => ({ line, entry: parseLogLine(line) }))
    .filter(({ entry }) => ids.has(entry?.correlationId))
    .sort((a, b) => String(a.entry?.time).localeCompare(String(b.entry?.time)))
    .map(({ line, entry }) => `${entry?.service}  ${describeLine(line)}`);
}

const [id = ''] = process.argv.slice(2);
const logs = logDirectory(readSettings());
const spans = readSpans(logs);
const trace = id ? findTrace(spans, id) : [];
const ids = new Set<unknown>(trace.map(({ correlationId }) => correlationId).filter((one) => one !== undefined));
const sections = id ? [traceTree(trace), logLines(logs, ids)] : [lastRequests(spans)];
const text = sections.map((lines) => lines.map((line) => `  ${line}\n`).join('')).join('\n');
if (text.trim() === '') {
  const what = id ? `trace ${id}` : 'trace yet';
  process.stderr.write(
    `  There is no ${what} in ${logs}. Traces are kept of requests to \`make dev\`; HILLTOP_DATA names its folder.\n`,
  );
  process.exitCode = 1;
} else {
  process.stdout.write(`\n${text}\n`);
}
