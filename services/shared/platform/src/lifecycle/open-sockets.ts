import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Tracks requests in flight by connection. `server.close()` alone hangs on connections that a browser opened but never used. */
export class OpenSockets {
  private readonly inFlight = new Map<Socket, number>();
  private readonly empty = new Set<() => void>();
  private draining = false;

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.inFlight.set(socket, 0);
      socket.once('close', () => this.forget(socket));
    });
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      this.change(socket, 1);
      response.once('close', () => this.change(socket, -1));
    });
  }

  get requests(): number {
    let sum = 0;
    for (const count of this.inFlight.values()) sum += count;
    return sum;
  }

  /** Closes idle connections now, the others after their requests. @returns false when some were cut off after `graceMs` */
  async drain(graceMs: number): Promise<boolean> {
    this.draining = true;
    for (const [socket, count] of this.inFlight) if (count === 0) socket.destroy();
    if (await this.closedWithin(graceMs)) return true;
    for (const socket of this.inFlight.keys()) socket.destroy();
    return false;
  }

  private closedWithin(graceMs: number): Promise<boolean> {
    if (this.inFlight.size === 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.empty.delete(done);
        resolve(false);
      }, graceMs);
      this.empty.add(done);
    });
  }

  private change(socket: Socket, by: 1 | -1): void {
    const before = this.inFlight.get(socket);
    if (before === undefined) return;
    this.inFlight.set(socket, before + by);
    if (this.draining && before + by === 0) socket.destroySoon();
  }

  private forget(socket: Socket): void {
    this.inFlight.delete(socket);
    if (this.inFlight.size > 0) return;
    for (const done of this.empty) done();
    this.empty.clear();
  }
}
