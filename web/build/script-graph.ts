import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/**
 * The scripts that a page needs besides those that every page begins with, in the order in which they are best fetched.
 * @param modules the source files that the page draws
 * @throws for a module that has no script of its own in the bundle
 */
export const scriptsOf = (bundle: Bundle, modules: readonly string[]): readonly string[] => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = reached(
    named,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  const own = modules.map((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
    if (chunk === undefined) throw new Error(`No script of the build begins with ${module}`);
    return chunk.fileName;
  });
  return [...reached(named, own)].filter((fileName) => !first.has(fileName));
};

/** Scripts, and all that they import at once. */
const reached = (named: ReadonlyMap<string, Rolldown.OutputChunk>, from: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    if (found.has(fileName)) return;
    found.add(fileName);
    for (const imported of named.get(fileName)?.imports ?? []) visit(imported);
  };
  for (const fileName of from) visit(fileName);
  return found;
};
