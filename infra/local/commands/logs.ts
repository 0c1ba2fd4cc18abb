/** `make logs`: shows the logs of the parts as they are written (ONLY=bookings,gateway for some). */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { logDirectory } from '../launch/launch-context.ts';
import { Progress } from '../launch/progress.ts';
import { readSettings } from '../launch/settings.ts';
import { describeLine, selectParts } from '../logs/describe-line.ts';

const shownLines = '5';

const isShown = selectParts(process.env.ONLY);
const folder = logDirectory(readSettings());
const files = globSync(join(folder, '*[!0-9].log')).filter((file) => {
  const part = basename(file, '.log');
  return part !== 'spans' && isShown(part);
});
if (files.length === 0) {
  process.stderr.write(
    `  There are no logs in ${folder}: run \`make start\` or \`make dev\` first, or name its folder by HILLTOP_DATA.\n`,
  );
  process.exit(1);
}
const progress = new Progress(files.map((file) => basename(file, '.log')));
const tail = spawn('tail', ['-n', shownLines, '-F', ...files], { stdio: ['ignore', 'pipe', 'ignore'] });
let part = basename(files[0] ?? '', '.log');
createInterface({ input: tail.stdout }).on('line', (line) => {
  const header = /^==> (.*) <==$/.exec(line);
  if (header) part = basename(header[1] ?? '', '.log');
  else if (line !== '') progress.line(part, describeLine(line));
});
