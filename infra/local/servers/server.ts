import { setPriority } from 'node:os';
import { join } from 'node:path';
import { readReadyLine } from '../logs/log-line.ts';
import { type Child, type Exit, startChild } from '../processes/child.ts';
import { clockVariables } from '../processes/clock-variables.ts';
import { smallHeap } from '../processes/small-heap.ts';

export interface Server {
  url: string;
  port: number;
  pid: number;
  exited: Promise<Exit>;
  stop(): Promise<void>;
}

export function serverOf(child: Child, url: string, port: number): Server {
  return { url, port, pid: child.pid, exited: child.exited, stop: () => child.stop() };
}

/** About a tenth of the other parts' processor time on a busy machine. */
const lowNiceness = 10;

/** Starts a program of this folder as a process of its own. Settles with the other fields once it logs `{"msg":"ready", …}`. */
export async function startProgram(options: {
  name: string;
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
