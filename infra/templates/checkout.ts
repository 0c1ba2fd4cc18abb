import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool } from '../local/processes/run-tool.ts';
import { fill } from './names.ts';

/** A checkout to write to. Records the files it wrote, by paths from the root. */
export class Checkout {
  readonly written = new Set<string>();
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** Matching paths from the root, sorted. */
  find(pattern: string): string[] {
    return globSync(pattern, { cwd: this.root }).sort();
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
    this.written.add(path);
  }

  /** Throws if nothing changes: the file no longer has what the generator looks for. */
  edit(path: string, change: (text: string) => string): void {
    const text = this.read(path);
    const changed = change(text);
    if (changed === text)
      throw new Error(`${path} has no place for the new entry: add it by hand, and mend infra/templates`);
    this.write(path, changed);
  }

  /** Fills in a template of this folder. */
  fillTemplate(template: string, path: string, values: Readonly<Record<string, string>>): void {
    this.write(path, fill(readFileSync(join(import.meta.dirname, template), 'utf8'), values));
  }

  /**
   * Composes, generates types and formats, then prints what was written and what is left to do by hand. Throws
   * `UserError` if a tool fails.
   */
  async finish(leftToDo: readonly string[]): Promise<void> {
    const node = (file: string) => this.run(process.execPath, [file]);
    await node('gateway/src/supergraph/compose.ts');
    await node('infra/codegen/generate.ts');
    await node('infra/codegen/write-roles.ts');
    const formatted = [...this.written].filter((path) => /\.(ts|json|graphql|ya?ml)$/.test(path));
    const biome = join(this.root, 'node_modules/.bin/biome');
    await this.run(biome, ['check', '--write', '--vcs-enabled=false', ...formatted]);
    await this.run(process.execPath, ['infra/checks/growth/write-bounds.ts', 'what a generator writes']);
    for (const path of [...this.written].sort()) process.stdout.write(`  ${path}\n`);
    process.stdout.write(`\n  Left to do:\n${leftToDo.map((task) => `  - ${task}\n`).join('')}`);
  }

  private run(command: string, args: string[]): Promise<void> {
    return runTool({ name: args[0] ?? command, command, args, cwd: this.root, log: () => undefined });
  }
}
