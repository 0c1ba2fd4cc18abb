import { services } from '../parts.ts';
import { messageOf, UserError } from '../user-error.ts';
import type { LaunchContext } from './launch-context.ts';
import { Progress } from './progress.ts';
import { RunFile } from './run-file.ts';
import { Secrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';
import { Supervisor } from './supervisor.ts';

const lookForMakeEveryMs = 1000;

function openLaunchContext(settings: Settings): LaunchContext {
  return {
    settings,
    secrets: new Secrets(settings.data),
    progress: new Progress([...services.map(({ name }) => `${name}-10`), 'postgres', 'leftovers']),
    runFile: new RunFile(settings.data, `http://localhost:${settings.sitePort}`),
    supervisor: new Supervisor(),
  };
}

async function run(launch: (context: LaunchContext) => Promise<void>): Promise<void> {
  const context = openLaunchContext(readSettings());
  let isEnding = false;
  const end = (status: number, reason: string) => {
    // A second Ctrl-C does not wait: what is left ends with this process, or at the next start.
    if (isEnding) {
      process.exit(status);
    }
    isEnding = true;
    context.progress.silence();
    const say = (line: string) => context.supervisor.isEmpty || process.stdout.write(line);
    say(`\n  ${reason}\n`);
    void context.supervisor.stop().then(() => {
      context.runFile.release();
      say('  Everything has ended.\n');
      process.exit(status);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => end(0, 'Closing.'));
  }
  if (process.env.MAKELEVEL) {
    // A `make` that is killed sends no signal.
    const make = process.ppid;
    const look = () => process.ppid !== make && !isEnding && end(0, 'Closing: make is gone.');
    setInterval(look, lookForMakeEveryMs).unref();
  }
  // The parts must stop in order even if the terminal is gone.
  process.stdout.on('error', () => undefined);
  try {
    await launch(context);
  } catch (error) {
    if (!isEnding) {
      const text = error instanceof UserError ? error.message : ((error as Error).stack ?? error);
      process.stderr.write(`\n  ${text}\n`);
      end(1, 'Closing what had started.');
    }
  }
}

/** Runs `launch` until Ctrl-C, then stops everything it started. Errors go to standard error. */
export function runLauncher(launch: (context: LaunchContext) => Promise<void>): void {
  run(launch).catch((error) => {
    process.stderr.write(`  ${messageOf(error)}\n`);
    process.exitCode = 1;
  });
}
