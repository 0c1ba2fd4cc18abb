// Leaves with status 0 when node_modules holds what package-lock.json asks for; with `--note`, notes that it does (npm ci has
// just said so). Runs on the machine's own Node, so it is plain JavaScript.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const note = 'node_modules/.installed-lock';

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const lock = read('package-lock.json') ?? '';
const digest = createHash('sha256').update(lock).digest('hex');

/** After `npm install` there is no note; but npm keeps a lock-file of what it put into node_modules. */
function holdsAll() {
  const present = JSON.parse(read('node_modules/.package-lock.json') ?? '{}').packages ?? {};
  return Object.entries(JSON.parse(lock).packages).every(([path, entry]) => {
    // The root and the workspaces are here as they are; what is optional may belong to another machine.
    if (path === '' || entry.link || entry.optional || entry.devOptional || !path.includes('node_modules/')) {
      return true;
    }
    return present[path]?.version === entry.version && present[path]?.integrity === entry.integrity;
  });
}

if (process.argv.includes('--note')) {
  writeFileSync(note, digest);
} else {
  process.exitCode = read(note) === digest || holdsAll() ? 0 : 1;
}
