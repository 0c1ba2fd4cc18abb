/** `make start`: brings up everything on this machine and ends it all on Ctrl-C. Run by the pinned Node as it is, without a build. */
import { launch } from './launch/launch.ts';
import { Lineup } from './launch/lineup.ts';
import { Progress } from './launch/progress.ts';
import { RunFile } from './launch/run-file.ts';
import { Secrets } from './launch/secrets.ts';
import { readSettings } from './launch/settings.ts';
import type { Workshop } from './launch/workshop.ts';
import { services } from './parts.ts';
import { sentenceOf, Trouble } from './trouble.ts';

const lookForMakeEveryMs = 1000;

function openWorkshop(): Workshop {
  const settings = readSettings();
  const names = [...services.map(({ name }) => `${name}-10`), 'postgres', 'leftovers'];
  return {
    settings,
    secrets: new Secrets(settings.data),
    progress: new Progress(names),
    runFile: new RunFile(settings.data, `http://localhost:${settings.sitePort}`),
    lineup: new Lineup(),
  };
}

async function main(): Promise<void> {
  const shop = openWorkshop();
  let isEnding = false;
  const end = (status: number, word: string) => {
    // A second Ctrl-C does not wait: what is left ends with this process, or at the next start.
    if (isEnding) {
      process.exit(status);
    }
    isEnding = true;
    shop.progress.silence();
    const say = (line: string) => shop.lineup.isEmpty || process.stdout.write(line);
    say(`\n  ${word}\n`);
    void shop.lineup.stop().then(() => {
      shop.runFile.release();
      say('  Everything has ended.\n');
      process.exit(status);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => end(0, 'Closing.'));
  }
  if (process.env.MAKELEVEL) {
    // A `make` that is killed tells nobody; notice that it is gone.
    const make = process.ppid;
    setInterval(
      () => process.ppid !== make && !isEnding && end(0, 'Closing: make is gone.'),
      lookForMakeEveryMs,
    ).unref();
  }
  // A terminal that is gone is no reason to die before the parts have ended.
  process.stdout.on('error', () => undefined);
  try {
    await launch(shop);
  } catch (fault) {
    if (!isEnding) {
      process.stderr.write(`\n  ${fault instanceof Trouble ? sentenceOf(fault) : ((fault as Error).stack ?? fault)}\n`);
      end(1, 'Closing what had started.');
    }
  }
}

main().catch((fault) => {
  process.stderr.write(`  ${sentenceOf(fault)}\n`);
  process.exitCode = 1;
});
