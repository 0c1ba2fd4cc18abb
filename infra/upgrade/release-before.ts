import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runTool } from '../local/processes/run-tool.ts';
import { UserError } from '../local/user-error.ts';

/** A command's trimmed output; undefined if it fails. */
async function outputOf(cwd: string, command: string, ...args: string[]): Promise<string | undefined> {
  return await promisify(execFile)(command, args, { cwd, maxBuffer: 16 * 1024 * 1024 }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}

/** An earlier release, checked out and installed. */
export interface Release {
  /** The requested ref with its commit: "v0.2.0 (5b992f4a)"; only "5b992f4a" without a request and without tags. */
  readonly name: string;
  readonly root: string;
}

/** The newest tag before this commit; without tags, the newest earlier commit that raised package.json's version. */
export async function refBefore(root: string): Promise<string> {
  const tag = await outputOf(root, 'git', 'describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  if (tag) return tag;
  const raising = ['-G"version":', '--diff-filter=M', 'HEAD^', '--', 'package.json'];
  const raised = await outputOf(root, 'git', 'log', '-1', '--format=%H', ...raising);
  if (raised) return raised;
  const isShallow = (await outputOf(root, 'git', 'rev-parse', '--is-shallow-repository')) === 'true';
  const way = isShallow ? 'fetch it (git fetch --unshallow --tags), or name' : 'name';
  throw new UserError(`The history here has no release before this one: ${way} a tag or commit, make upgrade FROM=…`);
}

/**
 * Checks out the release before, or a ref, into `.hilltop/releases`, and installs its packages with the machine's npm.
 * An existing one is reused, others are removed. @param tell gets a line before what takes minutes
 */
export async function releaseBefore(
  root: string,
  ref: string | undefined,
  tell: (line: string) => void,
): Promise<Release> {
  const wanted = ref ?? (await refBefore(root));
  const commit = await outputOf(root, 'git', 'rev-parse', '--verify', '--quiet', `${wanted}^{commit}`);
  if (!commit) throw new UserError(`FROM is "${wanted}": there is no such commit here.`);
  const releases = join(root, '.hilltop/releases');
  const folder = join(releases, commit);
  mkdirSync(releases, { recursive: true });
  for (const other of readdirSync(releases)) {
    if (other !== commit) rmSync(join(releases, other), { recursive: true, force: true });
  }
  if (!existsSync(folder)) {
    tell(`installing ${wanted} (npm ci)`);
    const unfinished = `${folder}.new`;
    mkdirSync(unfinished);
    const run = (command: string, ...args: string[]) =>
      runTool({ name: `${command} of ${wanted}`, command, args, cwd: root, log: () => undefined });
    await run('git', 'archive', '--output', `${unfinished}.tar`, commit);
    await run('tar', '--extract', '--file', `${unfinished}.tar`, '--directory', unfinished);
    rmSync(`${unfinished}.tar`);
    await run('npm', 'ci', '--prefix', unfinished, '--no-audit', '--no-fund', '--loglevel=error');
    renameSync(unfinished, folder);
  }
  return { name: wanted === commit ? commit.slice(0, 8) : `${wanted} (${commit.slice(0, 8)})`, root: folder };
}
