import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes the text unless the file holds it already: what is built from the file stays fresh then. */
export function writeIfChanged(file: URL, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    return;
  }
  mkdirSync(new URL('./', file), { recursive: true });
  writeFileSync(file, text);
}
