import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = resolve(import.meta.dirname, '../../..');

/** A module of a compiled program, by its path from the root: what is measured is what is delivered. */
export function compiled<Module>(path: string): Promise<Module> {
  return import(pathToFileURL(join(root, path)).href);
}
