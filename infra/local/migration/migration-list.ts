import { className } from './migration-text.ts';

/** A service's `migrations.ts` with one more migration at the end of its list. */
export function withMigration(text: string, name: string, timestamp: number): string {
  const added = className(name, timestamp);
  const imported = `import { ${added} } from './migrations/${timestamp}-${name}.js';\n`;
  const afterImports = text.lastIndexOf("';\n") + "';\n".length;
  const withImport = text.slice(0, afterImports) + imported + text.slice(afterImports);
  return withImport.replace(/(export const MIGRATIONS = \[[^\]]*?),?(\s*\];)/, `$1, ${added}$2`);
}
