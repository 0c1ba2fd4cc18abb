import { setTimeout as pause } from 'node:timers/promises';
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { type NatsConnection as Connection, connect, type Status } from '@nats-io/transport-node';
import { backoffMs } from '../../async/backoff.js';
import type { Logger } from '../../logging/logger.js';

export interface NatsConnectionOptions {
  /** E.g. `nats://127.0.0.1:4222` or `nats://user:password@nats:4222`. */
  readonly servers: readonly string[];
  /** For the server's monitoring. */
  readonly name: string;
  readonly logger: Logger;
}

export interface JetStream {
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
}

export class NatsUnavailableError extends Error {
  override readonly name = 'NatsUnavailableError';

  constructor() {
    super('not connected to NATS');
  }
}

/** Timeout of a JetStream call. */
const callMs = 3_000;
const firstRetryMs = 500;

/** Reconnects forever. The start does not wait for it. */
export class NatsConnection {
  private jetStream: JetStream | undefined;
  private connection: Connection | undefined;
  private up = false;
  private closing = false;
  private readonly giveUp = new AbortController();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: NatsConnectionOptions) {}

  start(): void {
    void this.stayConnected();
  }

  get connected(): boolean {
    return this.up;
  }

  /** @throws NatsUnavailableError */
  jetstream(): JetStream {
    if (!this.up || !this.jetStream) throw new NatsUnavailableError();
    return this.jetStream;
  }

  /** The connection without JetStream. It can be replaced later. @throws NatsUnavailableError */
  core(): Connection {
    if (!this.up || !this.connection) throw new NatsUnavailableError();
    return this.connection;
  }

  /** Calls the listener after every connect, because the server may have lost its state. */
  onConnected(listener: () => void): void {
    this.listeners.add(listener);
    if (this.up) listener();
  }

  /** Lets readiness fail unless the server answers. */
  async check(): Promise<void> {
    if (!this.up || !this.connection) throw new NatsUnavailableError();
    await this.connection.rtt();
  }

  async close(): Promise<void> {
    this.closing = true;
    this.giveUp.abort();
    const { connection } = this;
    if (!connection || connection.isClosed()) return;
    if (this.up) await connection.drain().catch(() => connection.close());
    else await connection.close();
  }

  /** The client gives up on some errors (e.g. a refused password). Then this starts over. */
  private async stayConnected(): Promise<void> {
    const { logger } = this.options;
    for (let isLogged = false; !this.closing; ) {
      try {
        const connection = await this.open();
        isLogged = false;
        await this.follow(connection);
      } catch (error) {
        if (!isLogged) logger.warn({ err: error }, 'cannot connect to NATS, retrying');
        isLogged = true;
      }
      this.up = false;
      await pause(backoffMs(1, firstRetryMs, firstRetryMs), undefined, { signal: this.giveUp.signal }).catch(
        () => undefined,
      );
    }
  }

  private async open(): Promise<Connection> {
    const { servers, name } = this.options;
    return connect({
      ...natsLogin(servers),
      name,
      maxReconnectAttempts: -1,
      reconnectTimeWait: firstRetryMs,
      reconnectJitter: firstRetryMs,
      timeout: callMs,
      pingInterval: 10_000,
      maxPingOut: 2,
    });
  }

  private async follow(connection: Connection): Promise<void> {
    if (this.closing) return connection.close();
    this.connection = connection;
    const statuses = connection.status();
    const client = jetstream(connection, { timeout: callMs });
    this.jetStream = { client, manager: await jetstreamManager(connection, { timeout: callMs, checkAPI: false }) };
    this.arrived('connected to NATS');
    for await (const status of statuses) this.note(status);
    const fault = await connection.closed();
    if (fault) throw fault;
  }

  private note(status: Status): void {
    if (status.type === 'disconnect') {
      this.up = false;
      if (!this.closing) this.options.logger.warn('NATS connection lost, reconnecting');
    } else if (status.type === 'reconnect') {
      this.arrived('reconnected to NATS');
    } else if (status.type === 'error') {
      this.options.logger.warn({ err: status.error }, 'NATS reported an error');
    }
  }

  private arrived(message: string): void {
    this.up = true;
    this.options.logger.info({ server: this.connection?.getServer() }, message);
    for (const listener of this.listeners) listener();
  }
}

interface NatsLogin {
  readonly servers: string[];
  readonly user?: string;
  readonly pass?: string;
  /** A user can subscribe only to its own prefix. */
  readonly inboxPrefix?: string;
}

/** The client ignores credentials in `nats://user:password@server`. The first pair applies to all servers. */
export function natsLogin(urls: readonly string[]): NatsLogin {
  const parsed = urls.map((url) => new URL(url));
  const servers = parsed.map(({ protocol, host }) => `${protocol}//${host}`);
  const named = parsed.find(({ username }) => username !== '');
  if (!named) return { servers };
  const user = decodeURIComponent(named.username);
  return { servers, user, pass: decodeURIComponent(named.password), inboxPrefix: `_INBOX_${user}` };
}
