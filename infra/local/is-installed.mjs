// Exits with 0 if node_modules has what package-lock.json asks for: `all` packages, or those of a `start` (`npm ci
// --omit=dev`).
// `--note` records that it has. Runs on the machine's own Node, so it is plain JavaScript.
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

const locked = Object.entries(JSON.parse(lock || '{"packages":{}}').packages);
const asked = locked.filter(
  // Root and workspaces are always there; optional packages may be for other machines.
  ([path, entry]) =>
    path.includes('node_modules/') &&
    !(entry.link || entry.optional || entry.devOptional || (wanted === 'start' && entry.dev)),
);

/** A release can bring a workspace of its own and no new package. */
function hasLinks() {
  return locked.every(([path, entry]) => !entry.link || existsSync(path));
}

/** A checkout can be copied with its root's packages only. */
function hasWorkspaces() {
  const folders = new Set(asked.map(([path]) => path.slice(0, path.indexOf('node_modules/') + 'node_modules'.length)));
  return [...folders].every((folder) => existsSync(folder));
}

/** `npm install` leaves no note, but npm keeps a lock file of what it put into node_modules. */
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
  process.exitCode = hasWorkspaces() && hasLinks() && (isNoted || holdsAll()) ? 0 : 1;
}
