import { setPriority } from 'node:os';
import { join } from 'node:path';
import { readReadyLine } from '../logs/log-line.ts';
import { type Child, type Exit, startChild } from '../processes/child.ts';
import { clockVariables } from '../processes/clock-variables.ts';
import { smallHeap } from '../processes/small-heap.ts';

/** A server that runs on the loopback interface. */
export interface Server {
  url: string;
  port: number;
  pid: number;
  exited: Promise<Exit>;
  stop(): Promise<void>;
}

/** A process as a server at that address. */
export function serverOf(child: Child, url: string, port: number): Server {
  return { url, port, pid: child.pid, exited: child.exited, stop: () => child.stop() };
}

/** Gets about a tenth of the processor time of the other parts when there is too little. */
const lowNiceness = 10;

/**
 * Starts a program of this folder as a process of its own, so that its crash is not the launcher's. Settles when it has
 * logged `{"msg":"ready", …}`, with the other fields of that line.
 */
export async function startProgram(options: {
  name: string;
  /** A file in this folder. */
  file: string;
  variables: Record<string, string>;
  lowPriority?: boolean;
  onLine: ((line: string) => void) | undefined;
}): Promise<{ child: Child; ready: Record<string, unknown> }> {
  const { name, file, variables, lowPriority, onLine } = options;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = await startChild({
    name,
    command: process.execPath,
    args: [...(lowPriority ? [smallHeap] : []), join(import.meta.dirname, file)],
    cwd: import.meta.dirname,
    env: { PATH, NODE_COMPILE_CACHE, ...clockVariables(), ...variables },
    stopWithinMs: 3000,
    ...(onLine && { onLine }),
  });
  if (lowPriority) setPriority(child.pid, lowNiceness);
  return { child, ready: await child.firstLine(readReadyLine) };
}
