import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledPackages } from '../../local/build/compile-packages.ts';
import type { Patch } from './planted-bug.ts';

const left = /^(src|test|node_modules)$/;

/** Copies the compiled program, so that it runs there with the same packages and without sources. */
export function copyBuild(root: string, target: string): void {
  mkdirSync(join(target, 'node_modules/@hilltop'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@hilltop')) {
    symlinkSync(join(root, 'node_modules', name), join(target, 'node_modules', name));
  }
  for (const folder of compiledPackages(root)) {
    const place = join(target, folder.slice(root.length));
    for (const name of readdirSync(folder).filter((one) => !left.test(one))) {
      cpSync(join(folder, name), join(place, name), { recursive: true });
    }
    if (existsSync(join(folder, 'node_modules'))) {
      symlinkSync(join(folder, 'node_modules'), join(place, 'node_modules'));
    }
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    symlinkSync(place, join(target, 'node_modules', name));
  }
}

/**
 * Each changed file's patched text. Throws if the program no longer has what a patch replaces. @param root of a
 * compiled program
 */
export function patchedFiles(root: string, patches: readonly Patch[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { file, find, replace } of patches) {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    const places = text.split(find).length - 1;
    if (places !== 1) {
      throw new Error(`${file} says "${find}" ${places} times, not once: the bug does not fit the program any more`);
    }
    texts.set(
      file,
      text.replace(find, () => replace),
    );
  }
  return texts;
}

/** Patches a copied build. Throws as `patchedFiles` does. */
export function plant(target: string, patches: readonly Patch[]): void {
  for (const [file, text] of patchedFiles(target, patches)) {
    writeFileSync(join(target, file), text);
  }
}
