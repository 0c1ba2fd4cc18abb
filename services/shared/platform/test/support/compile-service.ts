import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { transformFileSync } from '@swc/core';

const platform = resolve(import.meta.dirname, '../..');
const root = resolve(platform, '../../..');

/** Path of a compiled service, for a test that needs its own process. */
export interface CompiledService {
  readonly main: string;
  remove(): void;
}

/** Compiles the platform like the build, with the test's own `main.ts`, into a folder outside the sources. */
export function compileService(main: string): CompiledService {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  const source = join(folder, 'source');
  cpSync(join(platform, 'src'), join(source, 'src'), { recursive: true });
  writeFileSync(join(source, 'main.ts'), main);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts') || path.startsWith('src/testing')) continue;
    const target = join(folder, 'dist', path.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      transformFileSync(join(source, path), { configFile: join(root, '.swcrc'), sourceMaps: false }).code,
    );
  }
  return { main: join(folder, 'dist/main.js'), remove: () => rmSync(folder, { recursive: true }) };
}
