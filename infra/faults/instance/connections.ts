import type { Layout } from '../../local/launch/layout.ts';
import type { ServicePart } from '../../local/parts.ts';
import { freePorts } from '../../local/ports/free-port.ts';
import { FaultProxy } from '../proxy/fault-proxy.ts';

type Connection = { proxy: FaultProxy; port: number };

/** Every connection between two parts, and the visitors' to the gateway, each through a proxy. */
export class Connections {
  private readonly byName: ReadonlyMap<string, Connection>;
  private readonly replicas: ReadonlyMap<string, readonly string[]>;

  private constructor(byName: ReadonlyMap<string, Connection>, replicas: ReadonlyMap<string, readonly string[]>) {
    this.byName = byName;
    this.replicas = replicas;
  }

  /** Opens all before anything listens behind them. */
  static async open(
    services: readonly ServicePart[],
    { ports, replicas }: Layout,
    { smtp, site }: { smtp: number; site: number },
  ): Promise<Connections> {
    const callers = [...replicas].flatMap(([, all]) =>
      all.map(({ name, port }) => [`callers to ${name}`, port] as const),
    );
    const wanted = [
      ...services.map(({ name }) => [`${name} to postgres`, ports.postgres] as const),
      ...services.map(({ name }) => [`${name} to nats`, ports.nats] as const),
      ['gateway to nats', ports.nats] as const,
      ['media to s3', ports.s3] as const,
      ['notifications to mail', smtp] as const,
      ['visitors to gateway', site] as const,
      ...callers,
    ];
    const free = await freePorts(wanted.length);
    const byName = new Map<string, Connection>();
    for (const [at, [name, target]] of wanted.entries()) {
      const connection = { proxy: new FaultProxy(name, target), port: free[at] ?? 0 };
      await connection.proxy.listen(connection.port);
      byName.set(name, connection);
    }
    const names = new Map(
      [...replicas].map(([service, all]) => [service, all.map(({ name }) => `callers to ${name}`)]),
    );
    return new Connections(byName, names);
  }

  get names(): string[] {
    return [...this.byName.keys()];
  }

  /** Throws an `Error` for an unknown connection. */
  proxy(name: string): FaultProxy {
    return this.connection(name).proxy;
  }

  url(scheme: 'http' | 'smtp', name: string): string {
    return `${scheme}://127.0.0.1:${this.connection(name).port}`;
  }

  /** The same URL through the connection. */
  through(name: string, address: string): string {
    const url = new URL(address);
    url.port = String(this.connection(name).port);
    return url.href;
  }

  get siteUrl(): string {
    return this.url('http', 'visitors to gateway');
  }

  /** A service's base URLs, as its callers know them. */
  addressesOf(service: string): string[] {
    return (this.replicas.get(service) ?? []).map((name) => this.url('http', name));
  }

  async close(): Promise<void> {
    await Promise.all([...this.byName.values()].map(({ proxy }) => proxy.close()));
  }

  private connection(name: string): Connection {
    const connection = this.byName.get(name);
    if (!connection) {
      throw new Error(`there is no connection ${name}`);
    }
    return connection;
  }
}
