import { join } from 'node:path';
import { startChild } from '../../local/processes/child.ts';

/** Accepts and discards spans, in a process of its own like an external collector. */
export async function startCollector(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const collector = await startChild({
    name: 'the collector',
    command: process.execPath,
    args: [join(import.meta.dirname, 'collector-process.ts')],
    cwd: import.meta.dirname,
    env: process.env,
  });
  const url = await collector.firstLine((line) => (line.startsWith('http://') ? line : undefined));
  return { url, stop: () => collector.stop() };
}
