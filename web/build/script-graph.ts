import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/**
 * The scripts that a page needs in addition to the first one, in import order. @param modules the source files of the
 * page's components @throws for a module without a script of its own in the bundle
 */
export function scriptsOf(bundle: Bundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = withImports(
    named,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  const own = modules.map((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
    if (chunk === undefined) throw new Error(`The build has no script for ${module}`);
    return chunk.fileName;
  });
  return [...withImports(named, own)].filter((fileName) => !first.has(fileName));
}

/** Scripts and all their static imports. */
function withImports(named: ReadonlyMap<string, Rolldown.OutputChunk>, from: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    if (found.has(fileName)) return;
    found.add(fileName);
    for (const imported of named.get(fileName)?.imports ?? []) visit(imported);
  };
  for (const fileName of from) visit(fileName);
  return found;
}
