import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../../local/user-error.ts';
import { runProgram } from './run-program.ts';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without windows opens a page in a third of the processor time. Also Playwright's default. */
const headlessShell = 'chromium-headless-shell';

function onPath(names: readonly string[]): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not there.
      }
    }
  }
  return undefined;
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && process.platform === 'linux';
}

async function install(name: string): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) => runProgram('apt-get', ['-qq', ...words], { cwd: '/', env });
  process.stdout.write(`  Installing Chromium for the browser tests (apt-get install ${name}).\n`);
  const packages = ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'];
  if ((await apt(...packages)) !== 0) {
    await apt('update');
    await apt(...packages);
  }
}

/** CHROMIUM_PATH, or a browser on PATH, or Debian's, which root installs. Throws `UserError`. */
export async function findChromium(): Promise<string> {
  const found = process.env.CHROMIUM_PATH || onPath(browsers);
  if (found) {
    return found;
  }
  if (canInstall()) {
    await install('chromium');
  }
  const installed = onPath(browsers);
  if (!installed) {
    throw new UserError(
      'There is no Chromium for the browser tests: install it (on Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
    );
  }
  return installed;
}

/** CHROMIUM_PATH, or the headless shell, which root installs, or `findChromium`. */
export async function findTestBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH || onPath([headlessShell]);
  if (named) {
    return named;
  }
  if (canInstall()) {
    await install(headlessShell);
  }
  return onPath([headlessShell]) ?? (await findChromium());
}
