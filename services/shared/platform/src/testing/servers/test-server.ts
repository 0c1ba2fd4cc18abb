import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@hilltop/local/ports/free-port';

export interface StartedServer {
  readonly url: string;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** Starts with the existing data of the folder. */
export type ServerStart = (place: { dataDirectory: string; port: number }) => Promise<StartedServer>;

/** Can be stopped and restarted with the same port and data. */
export class TestServer {
  readonly url: string;
  /** For tests that damage it. */
  readonly dataDirectory: string;
  private readonly startAgain: () => Promise<StartedServer>;
  private readonly home: string;
  private running: StartedServer | undefined;

  private constructor(running: StartedServer, startAgain: () => Promise<StartedServer>, home: string) {
    this.url = running.url;
    this.running = running;
    this.startAgain = startAgain;
    this.home = home;
    this.dataDirectory = join(home, 'data');
  }

  /** @param name used in the folder's name */
  static async launch(name: string, start: ServerStart): Promise<TestServer> {
    const home = await mkdtemp(join(tmpdir(), `hilltop-test-${name}-`));
    // The server can run under another account.
    await chmod(home, 0o711);
    const place = { dataDirectory: join(home, 'data'), port: await freePort() };
    return new TestServer(await start(place), () => start(place), home);
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }

  async kill(): Promise<void> {
    await this.running?.kill();
    this.running = undefined;
  }

  async start(): Promise<void> {
    this.running ??= await this.startAgain();
  }

  async wipe(): Promise<void> {
    await rm(this.dataDirectory, { recursive: true, force: true });
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.home, { recursive: true, force: true });
  }
}
