import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Trouble } from '../../local/trouble.ts';
import { runProgram } from './run-program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(): string | undefined {
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

async function installChromium(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) => runProgram('apt-get', ['-qq', ...words], { cwd: '/', env });
  process.stdout.write('  Installing Chromium for the browser tests (apt-get install chromium).\n');
  const packages = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  if ((await apt(...packages)) !== 0) {
    await apt('update');
    await apt(...packages);
  }
}

/** The browser to test in: CHROMIUM_PATH, else one on PATH, else Debian's, installed when this is root. Throws `Trouble`. */
export async function findChromium(): Promise<string> {
  const found = process.env.CHROMIUM_PATH || onPath();
  if (found) {
    return found;
  }
  if (process.getuid?.() === 0 && process.platform === 'linux') {
    await installChromium();
  }
  const installed = onPath();
  if (!installed) {
    throw new Trouble(
      'There is no Chromium for the browser tests: install it (on Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
    );
  }
  return installed;
}
