import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runTool } from '../../local/processes/run-tool.ts';
import { UserError } from '../../local/user-error.ts';
import { newSecrets } from '../new-secrets.ts';
import { containerLog, type Engine, engineOutput, engineSucceeds } from './engine.ts';
import { composePath, composeServices } from './images.ts';

const root = resolve(import.meta.dirname, '../../..');
const readyWithinMs = 600_000;
const lookEveryMs = 500;

/**
 * docker-compose.yml as a project in its own folder with fresh secrets: a deployment from this checkout, its `.env` and
 * its volumes stay untouched.
 */
export class TrialProject {
  readonly services = composeServices();
  private readonly name: string;
  private readonly folder = join(root, '.hilltop/containers');
  private readonly engine: Engine;
  private readonly log: (line: string) => void;

  /** @param name only one project of a name runs at a time @param variables for its `.env`, besides secrets */
  constructor(engine: Engine, name: string, variables: Readonly<Record<string, string>>, log: (line: string) => void) {
    this.engine = engine;
    this.name = name;
    this.log = log;
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    cpSync(composePath, join(this.folder, 'docker-compose.yml'));
    symlinkSync(join(root, 'infra'), join(this.folder, 'infra'));
    const secrets = newSecrets(readFileSync(composePath, 'utf8'), new Map());
    const lines = [...secrets, ...Object.entries(variables)].map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(this.folder, '.env'), lines.join(''), { mode: 0o600 });
  }

  /** Containers per service, from the next `up` on. */
  setReplicas(replicas: Readonly<Record<string, number>>): void {
    const services = Object.entries(replicas).map(([name, count]) => [name, { deploy: { replicas: count } }]);
    writeFileSync(
      join(this.folder, 'replicas.yml'),
      JSON.stringify({ services: Object.fromEntries(services) }, undefined, 2),
    );
  }

  /** For containers created from now on. */
  setVariable(name: string, value: string): void {
    appendFileSync(join(this.folder, '.env'), `${name}=${value}\n`);
  }

  /** Starts services, and waits until jobs have succeeded and everything else is healthy. */
  async up(...services: string[]): Promise<void> {
    await this.compose('up', '--detach', '--no-build', ...services);
    await Promise.all(services.map((service) => this.waitUntilReady(service)));
  }

  async containersOf(service: string): Promise<string[]> {
    const filters = [`com.docker.compose.project=${this.name}`, `com.docker.compose.service=${service}`];
    const output = await engineOutput(
      this.engine,
      'ps',
      '--all',
      '--quiet',
      '--no-trunc',
      ...filters.map((filter) => `--filter=label=${filter}`),
    );
    return output.split('\n').filter((id) => id !== '');
  }

  /** Throws `UserError` with the last lines of a container that is not ready in time. */
  async waitUntilReady(service: string): Promise<void> {
    for (const until = Date.now() + readyWithinMs; ; await pause(lookEveryMs)) {
      // Listed each time: compose can recreate a container, and the old one is gone then.
      const ids = await this.containersOf(service);
      const ready = await Promise.all(ids.map(async (id) => (await this.exists(id)) && this.isReady(service, id)));
      if (ids.length > 0 && ready.every(Boolean)) return;
      const late = ids[ready.indexOf(false)];
      if (Date.now() > until)
        throw new UserError(
          `${service} is not healthy: ${late ? await containerLog(this.engine, late) : 'no container'}`,
        );
    }
  }

  /**
   * Kills a container's main process from outside, like a crash, so that its restart policy applies. If the process is
   * not on this machine (an engine in a virtual machine), the engine kills and starts the container.
   */
  async crash(id: string): Promise<void> {
    const pid = Number(await this.inspect(id, '{{.State.Pid}}'));
    try {
      if (!readFileSync(`/proc/${pid}/cgroup`, 'utf8').includes(id))
        throw new UserError('not a process of this machine');
      process.kill(pid, 'SIGKILL');
    } catch {
      await engineOutput(this.engine, 'kill', id);
      await engineOutput(this.engine, 'start', id);
    }
  }

  async removeContainersOf(service: string): Promise<void> {
    await engineOutput(this.engine, 'rm', '--force', ...(await this.containersOf(service)));
  }

  /** Waits for a line with these words from a service's first container, and returns it. */
  async printed(service: string, words: string, withinMs: number): Promise<string> {
    const [id = ''] = await this.containersOf(service);
    for (const until = Date.now() + withinMs; ; await pause(lookEveryMs)) {
      const log = await containerLog(this.engine, id);
      const line = log.split('\n').find((one) => one.includes(words));
      if (line !== undefined) return line;
      if (Date.now() > until) throw new UserError(`${service} did not print "${words}": ${log}`);
    }
  }

  /** The output of a command in a service's first container. */
  async exec(service: string, options: readonly string[], ...command: string[]): Promise<string> {
    const [id = ''] = await this.containersOf(service);
    return await engineOutput(this.engine, 'exec', ...options, id, ...command);
  }

  /** Stops services as compose does, with their grace period, and returns those that ended with another status than 0. */
  async stop(...services: string[]): Promise<string[]> {
    await this.compose('stop', '--timeout', '90', ...services);
    const statuses = await Promise.all(
      services.map(async (service) => {
        const [id = ''] = await this.containersOf(service);
        return [service, await this.inspect(id, '{{.State.ExitCode}}')];
      }),
    );
    return statuses.filter(([, status]) => status !== '0').map((pair) => pair.join(' ended with status '));
  }

  /** Removes every container, volume and network of the project, also those of a killed run. */
  async remove(): Promise<void> {
    for (const [kind, list, remove] of [
      ['container', ['ps', '--all', '--quiet'], ['rm', '--force', '--volumes']],
      ['volume', ['volume', 'ls', '--quiet'], ['volume', 'rm', '--force']],
      ['network', ['network', 'ls', '--quiet'], ['network', 'rm']],
    ] as const) {
      const ids = await engineOutput(this.engine, ...list, `--filter=label=com.docker.compose.project=${this.name}`);
      if (ids !== '') await engineOutput(this.engine, ...remove, ...ids.split('\n'));
      this.log(`removed ${kind}s: ${ids.split('\n').join(' ')}`);
    }
  }

  private async isReady(service: string, id: string): Promise<boolean> {
    const { restart, healthcheck } = this.services[service] ?? {};
    if (restart === 'no') {
      const [state, status] = (await this.inspect(id, '{{.State.Status}} {{.State.ExitCode}}')).split(' ');
      if (state === 'exited' && status !== '0')
        throw new UserError(`${service} failed: ${await containerLog(this.engine, id)}`);
      return state === 'exited';
    }
    if (healthcheck?.disable) return (await this.inspect(id, '{{.State.Running}}')) === 'true';
    // Podman runs health checks by systemd timers, which not every machine has, so each look runs one.
    if (this.engine.command === 'podman') return await engineSucceeds(this.engine, 'healthcheck', 'run', id);
    return (await this.inspect(id, '{{.State.Health.Status}}')) === 'healthy';
  }

  private exists(id: string): Promise<boolean> {
    return engineSucceeds(this.engine, 'inspect', id);
  }

  private inspect(id: string, format: string): Promise<string> {
    return engineOutput(this.engine, 'inspect', '--format', format, id);
  }

  private async compose(...words: string[]): Promise<void> {
    const [command = '', ...first] = this.engine.compose;
    const files = ['docker-compose.yml', 'replicas.yml'].filter((file) => existsSync(join(this.folder, file)));
    const args = [...first, ...files.flatMap((file) => ['--file', file]), '--project-name', this.name, ...words];
    await runTool({
      name: `${this.engine.compose.join(' ')} ${words[0]}`,
      command,
      args,
      cwd: this.folder,
      log: this.log,
    });
  }
}
