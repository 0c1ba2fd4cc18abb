// Leaves with status 0 when node_modules holds what package-lock.json asks for. Runs on the machine's own Node, so it is plain
// JavaScript. npm keeps a copy of the lock-file, of what it put there, in node_modules.
import { readFileSync } from 'node:fs';

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

const wanted = packagesIn('package-lock.json');
const present = packagesIn('node_modules/.package-lock.json');

const isMet = ([path, entry]) => {
  // The root and the workspaces are here as they are; what is optional may belong to another machine.
  if (path === '' || entry.link || entry.optional || entry.devOptional || !path.includes('node_modules/')) {
    return true;
  }
  return present[path]?.version === entry.version && present[path]?.integrity === entry.integrity;
};

process.exitCode = wanted && present && Object.entries(wanted).every(isMet) ? 0 : 1;
