import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { processVariables } from '../../launch/service-environment.ts';
import { surroundings } from '../../launch/start-beside.ts';
import { gatewayVariables } from '../../parts.ts';

/** Another gateway beside the launcher's, with the same variables, on a port of its own. */
export class SecondGateway {
  readonly url: string;
  private child: ChildProcess | undefined;
  private readonly variables: Record<string, string>;
  private readonly directory: string;

  /** @param environment what the launcher was started with */
  constructor(environment: Readonly<Record<string, string | undefined>>, port: number) {
    const { settings, facts } = surroundings(environment);
    this.variables = { ...processVariables(settings), ...gatewayVariables(facts), PORT: String(port) };
    this.directory = join(settings.root, 'gateway');
    this.url = `http://127.0.0.1:${port}`;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts it; whether it is ready, its readiness tells. */
  start(): void {
    const args = [join(this.directory, 'dist/main.js')];
    this.child = spawn(process.execPath, args, { cwd: this.directory, env: this.variables, stdio: 'ignore' });
  }

  /** Asks it to go, and gives its exit status. */
  async stop(): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
    return child.exitCode;
  }
}
