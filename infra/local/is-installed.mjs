// Leaves with status 0 when node_modules holds what package-lock.json asks for: `all` packages, or those that a `start` needs
// (`npm ci --omit=dev`). With `--note`, notes that it does (npm has just said so). Runs on the machine's own Node, so it is plain
// JavaScript.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const note = 'node_modules/.installed-lock';
const [wanted = 'all'] = process.argv.slice(2);

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const lock = read('package-lock.json') ?? '';
const digest = createHash('sha256').update(lock).digest('hex');
const noteOf = (set) => `${set} ${digest}`;

const asked = Object.entries(JSON.parse(lock || '{"packages":{}}').packages).filter(
  // The root and the workspaces are here as they are; what is optional may belong to another machine.
  ([path, entry]) =>
    path.includes('node_modules/') &&
    !(entry.link || entry.optional || entry.devOptional || (wanted === 'start' && entry.dev)),
);

/** A checkout can be copied with the packages of its root alone. */
function hasWorkspaces() {
  const folders = new Set(asked.map(([path]) => path.slice(0, path.indexOf('node_modules/') + 'node_modules'.length)));
  return [...folders].every((folder) => existsSync(folder));
}

/** After `npm install` there is no note; but npm keeps a lock-file of what it put into node_modules. */
function holdsAll() {
  const present = JSON.parse(read('node_modules/.package-lock.json') ?? '{}').packages ?? {};
  return asked.every(
    ([path, entry]) => present[path]?.version === entry.version && present[path]?.integrity === entry.integrity,
  );
}

if (process.argv.includes('--note')) {
  writeFileSync(note, noteOf(wanted));
} else {
  const isNoted = [wanted, 'all'].some((set) => read(note) === noteOf(set));
  process.exitCode = hasWorkspaces() && (isNoted || holdsAll()) ? 0 : 1;
}
