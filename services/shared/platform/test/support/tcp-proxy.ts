import { connect, createServer, type Server, type Socket } from 'node:net';

/** PostgreSQL's messages: ready for a query, and the error of a server that was killed. */
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0');
const killed = Buffer.concat([Buffer.from([0x45, 0, 0, 0, fields.length + 4]), fields]);

/** A proxy between a client and a server that can fail like a server that stops, restarts or hangs. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;
  private silent = false;
  private endsWhenReady = false;

  constructor(private readonly target: { readonly host: string; readonly port: number }) {}

  /** Listens, on the same port as before if there was one. @returns the port */
  async up(): Promise<number> {
    this.silent = false;
    const server = createServer((client) => this.join(client));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    this.server = server;
    this.port = address.port;
    return this.port;
  }

  /** Refuses connections and cuts existing ones. */
  async down(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    this.cut();
    await closed;
  }

  /** Cuts existing connections and accepts new ones. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Drops all data silently from now on. */
  hang(): void {
    this.silent = true;
  }

  /** Forwards new data again; dropped data stays lost. */
  resume(): void {
    this.silent = false;
  }

  /** From now on PostgreSQL's ready message and its end of the connection come in one packet, as when it is killed. */
  endWhenReady(on: boolean): void {
    this.endsWhenReady = on;
  }

  private join(client: Socket): void {
    const server = connect(this.target);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (data) => {
        if (this.silent) return;
        const ends = this.endsWhenReady && data.subarray(-ready.length).equals(ready);
        to.write(ends ? Buffer.concat([data, killed]) : data);
        if (ends) to.end();
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }
}

/** A proxy in front of the server of a URL. @returns the proxy and the URL through it */
export async function proxyFor(url: string): Promise<{ proxy: TcpProxy; url: string }> {
  const through = new URL(url);
  const proxy = new TcpProxy({ host: through.hostname, port: Number(through.port || 5432) });
  through.hostname = '127.0.0.1';
  through.port = String(await proxy.up());
  return { proxy, url: through.href };
}
