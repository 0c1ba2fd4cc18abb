import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from '../../local/user-error.ts';

const execute = promisify(execFile);

/** A container engine, with its commands for compose files and builds. */
export interface Engine {
  readonly command: 'docker' | 'podman';
  /** A command and its first arguments, e.g. `['docker', 'compose']`. */
  readonly compose: readonly string[];
  /** A command and its first arguments; the image's name comes next. */
  readonly builder: readonly string[];
  /** Engine and tools, with versions. */
  readonly description: string;
}

/** The last line of a command's output; undefined if it fails. */
async function lastLine(command: readonly string[]): Promise<string | undefined> {
  const [program = '', ...words] = command;
  return await execute(program, words).then(
    ({ stdout }) => stdout.trim().split('\n').at(-1),
    () => undefined,
  );
}

const composeCommands = {
  docker: [['docker', 'compose']],
  podman: [['podman-compose'], ['podman', 'compose']],
} as const;

/** Docker if it answers, else Podman. `hbuild`, if on PATH, builds in place of `podman build`. */
export async function findEngine(): Promise<Engine> {
  for (const command of ['docker', 'podman'] as const) {
    const version = await lastLine([command, 'version', '--format', '{{.Server.Version}}']);
    if (version === undefined) continue;
    for (const compose of composeCommands[command]) {
      if ((await lastLine([...compose, 'version'])) === undefined) continue;
      const hasHbuild = command === 'podman' && (await lastLine(['sh', '-c', 'command -v hbuild'])) !== undefined;
      const builder = hasHbuild ? ['hbuild'] : [command, 'build', '--tag'];
      const description = `${command} ${version}, ${compose.join(' ')}, images built by ${hasHbuild ? 'hbuild (buildah)' : command}`;
      return { command, compose, builder, description };
    }
  }
  throw new UserError(
    'No container engine answers: start Docker with its compose plugin, or install podman and podman-compose.',
  );
}

/** The engine's output. Throws `UserError` with its last words if it fails. */
export async function engineOutput({ command }: Engine, ...words: string[]): Promise<string> {
  try {
    const { stdout } = await execute(command, words, { maxBuffer: 16 * 1024 * 1024 });
    return stdout.trim();
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new UserError(`${command} ${words.slice(0, 3).join(' ')}: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  }
}

export async function containerLog({ command }: Engine, id: string): Promise<string> {
  const { stdout, stderr } = await execute(command, ['logs', '--tail', '20', id]);
  return `${stdout}${stderr}`.trim();
}

export async function engineSucceeds(engine: Engine, ...words: string[]): Promise<boolean> {
  return await engineOutput(engine, ...words).then(
    () => true,
    () => false,
  );
}
