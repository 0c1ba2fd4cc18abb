import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Made by tools. The site of another house is in `dist-<name>`. */
const skipped = /^(node_modules|dist(-.+)?|\.git|\.hilltop|artefacts)$/;

/** All files below a folder, as relative paths, sorted; none if there is no such folder. */
export function filesBelow(folder: string, admits: (path: string) => boolean = () => true): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  const found: string[] = [];
  const visit = (current: string): void => {
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      const path = join(current, entry.name);
      if (entry.isDirectory() && !skipped.test(entry.name)) {
        visit(path);
      } else if (entry.isFile() && admits(relative(folder, path))) {
        found.push(relative(folder, path));
      }
    }
  };
  visit(folder);
  return found.sort();
}

/** In ms since 1970; undefined if there is no such file. */
export function changedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
