import { setPriority } from 'node:os';
import { join } from 'node:path';
import { readReadyLine } from '../logs/log-line.ts';
import { type Child, startChild } from '../processes/child.ts';
import { smallHeap } from '../processes/small-heap.ts';
import { Standby } from '../processes/standby.ts';
import { type LaunchContext, openPartLog } from './launch-context.ts';

export interface NodePart {
  name: string;
  /** The workspace, e.g. `services/bookings`. */
  directory: string;
  port: number;
  variables: Record<string, string>;
  /** Other parts come first on a busy machine: nobody waits for its answers. */
  lowPriority?: boolean;
}

/** These parts get about a tenth of the others' processor time. */
const lowNiceness = 10;

const stopWithinMs = 8000;

/** Settles once all parts of a process serve. */
export async function untilReady(child: Child, parts = 1): Promise<Child> {
  let ready = 0;
  const count = (line: string) => {
    if (readReadyLine(line)) ready += 1;
    return ready === parts || undefined;
  };
  try {
    await child.firstLine(count);
    return child;
  } catch (error) {
    // Its port must be free for the next start.
    await child.stop();
    throw error;
  }
}

/** Starts `dist/main.js` of a workspace, and restarts it on its port if it exits. Settles once it serves. */
export async function startNodePart(
  context: LaunchContext,
  stage: 'gateway' | 'services',
  part: NodePart,
): Promise<void> {
  const { name, directory, port, variables, lowPriority } = part;
  const { settings, progress, runFile, supervisor } = context;
  const onLine = openPartLog(context, name);
  const cwd = join(settings.root, directory);
  const env = { ...variables, PORT: String(port) };
  const spawn = (options: readonly string[] = [], hasInput = false) => {
    const args = [smallHeap, ...options, join(cwd, 'dist/main.js')];
    return startChild({ name, command: process.execPath, args, cwd, env, onLine, stopWithinMs, hasInput });
  };
  const standby = context.development && new Standby(spawn);
  // The gateway takes longest to load. Other parts get a standby once somebody works on them.
  let wantsStandby = stage === 'gateway';
  const options = {
    name,
    start: async () => {
      const child = await untilReady(await (standby?.take() ?? spawn()));
      if (wantsStandby) void standby?.prepare();
      wantsStandby = true;
      if (lowPriority) setPriority(child.pid, lowNiceness);
      return child;
    },
    say: (line: string) => progress.line(name, line),
    onStarted: ({ pid }: { pid: number }) => runFile.note({ name, pid, port, url: `http://127.0.0.1:${port}` }),
  };
  await progress.timed(
    name,
    () => supervisor.start(stage, options),
    () => `ready on 127.0.0.1:${port}`,
  );
}
