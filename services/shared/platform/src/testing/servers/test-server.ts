import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';

/** A server that runs. */
export interface StartedServer {
  readonly url: string;
  stop(): Promise<void>;
  /** Ends it without a chance to put anything in order. */
  kill(): Promise<void>;
}

/** Starts a server on a port, with what it stored there before. */
export type ServerStart = (place: { dataDirectory: string; port: number }) => Promise<StartedServer>;

/** A server of a test's own, that can be taken away and brought back: its port and its data stay. */
export class TestServer {
  readonly url: string;
  /** What it stores, for tests that damage it. */
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

  /** @param name of the part, for the name of its folder */
  static async launch(name: string, start: ServerStart): Promise<TestServer> {
    const home = await mkdtemp(join(tmpdir(), `hilltop-test-${name}-`));
    // The server may run under an account of its own.
    await chmod(home, 0o711);
    const place = { dataDirectory: join(home, 'data'), port: await freePort() };
    return new TestServer(await start(place), () => start(place), home);
  }

  /** Takes the server away in good order; what it has stored stays. */
  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }

  /** Takes it away as a crash would. */
  async kill(): Promise<void> {
    await this.running?.kill();
    this.running = undefined;
  }

  /** Brings it back on the same port, with the data it had. */
  async start(): Promise<void> {
    this.running ??= await this.startAgain();
  }

  /** Forgets what it has stored; for a server that is stopped. */
  async wipe(): Promise<void> {
    await rm(this.dataDirectory, { recursive: true, force: true });
  }

  /** Stops it for good and removes its data. */
  async close(): Promise<void> {
    await this.stop();
    await rm(this.home, { recursive: true, force: true });
  }
}
