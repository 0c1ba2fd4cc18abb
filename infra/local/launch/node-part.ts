import { setPriority } from 'node:os';
import { join, relative } from 'node:path';
import { readErrorLine, readReadyLine } from '../logs/log-line.ts';
import { RotatingLog } from '../logs/rotating-log.ts';
import { startChild } from '../processes/child.ts';
import { smallHeap } from '../processes/small-heap.ts';
import { logDirectory, type Workshop } from './workshop.ts';

export type NodePart = {
  name: string;
  /** The workspace that it runs from, e.g. `services/bookings`. */
  directory: string;
  port: number;
  variables: Record<string, string>;
  /** Whether the others go first where the processor is short: nobody waits for its answers. */
  givesWay?: boolean;
};

/** Of parts that give way: about a tenth of what one of the others gets. */
const lowPriority = 10;

const readyWithinMs = 60_000;
const stopWithinMs = 8000;

/** Starts `dist/main.js` of a workspace and keeps it alive on its port. Settles when it serves. */
export async function startNodePart(shop: Workshop, stage: 'gateway' | 'services', part: NodePart): Promise<void> {
  const { name, directory, port, variables, givesWay } = part;
  const { settings, progress, runFile, lineup } = shop;
  const log = new RotatingLog(logDirectory(settings), name);
  const onLine = (line: string) => {
    log.write(line);
    const error = readErrorLine(line);
    if (error) {
      progress.trouble(name, `${error} (${relative(settings.root, log.file)})`);
    }
  };
  const start = async () => {
    const cwd = join(settings.root, directory);
    const args = [smallHeap, join(cwd, 'dist/main.js')];
    const env = { ...variables, PORT: String(port) };
    const child = await startChild({ name, command: process.execPath, args, cwd, env, onLine, stopWithinMs });
    await child.firstLine(readReadyLine, readyWithinMs);
    if (givesWay) setPriority(child.pid, lowPriority);
    return child;
  };
  const options = {
    name,
    start,
    say: (line: string) => progress.line(name, line),
    onStarted: ({ pid }: { pid: number }) => runFile.note({ name, pid, port, url: `http://127.0.0.1:${port}` }),
  };
  await progress.timed(
    name,
    () => lineup.start(stage, options),
    () => `ready on 127.0.0.1:${port}`,
  );
}
