import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A TCP connection between two parts that can be made to fail. It does not look at the data. */
export class FaultProxy {
  readonly name: string;
  private readonly target: number;
  private readonly pairs = new Set<{ near: Socket; far: Socket }>();
  private server: Server | undefined;
  private delayMs = 0;
  private isRefusing = false;
  private swallowing = 0;

  /** @param target port on the loopback interface */
  constructor(name: string, target: number) {
    this.name = name;
    this.target = target;
  }

  async listen(port: number): Promise<void> {
    this.server = createServer({ allowHalfOpen: true }, (near) => this.accept(near)).listen(port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** How many connections are open. */
  get connections(): number {
    return this.pairs.size;
  }

  /** Resets every connection at once; later ones pass. */
  cut(): void {
    for (const { near, far } of this.pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  }

  /** Delays everything each way from now on; 0 ends it. */
  delay(milliseconds: number): void {
    this.delayMs = milliseconds;
  }

  /** Resets new connections while on; open ones are cut when it begins. */
  refuse(isRefusing: boolean): void {
    this.isRefusing = isRefusing;
    if (isRefusing) {
      this.cut();
    }
  }

  /** Resets the next connections that are answered: the request has arrived, and nobody hears the answer. */
  swallowAnswers(count: number): void {
    this.swallowing = count;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
  }

  private accept(near: Socket): void {
    if (this.isRefusing) {
      near.on('error', () => undefined);
      near.resetAndDestroy();
      return;
    }
    const far = connect({ port: this.target, host: '127.0.0.1', allowHalfOpen: true });
    const pair = { near, far };
    this.pairs.add(pair);
    const end = (): void => {
      this.pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    near.setNoDelay(true);
    far.setNoDelay(true);
    this.pass(near, far, () => false);
    this.pass(far, near, () => this.mustSwallow());
    for (const socket of [near, far]) {
      socket.on('error', end).on('close', end);
    }
  }

  private mustSwallow(): boolean {
    if (this.swallowing === 0) {
      return false;
    }
    this.swallowing -= 1;
    return true;
  }

  private pass(from: Socket, to: Socket, isSwallowed: () => boolean): void {
    // Without a delay nothing is queued: a chunk costs one write.
    let queue: Promise<unknown> | undefined;
    const inTurn = (work: () => void): void => {
      if (this.delayMs === 0 && queue === undefined) {
        work();
        return;
      }
      const due = pause(this.delayMs);
      const turn: Promise<unknown> = Promise.all([queue, due]).then(() => {
        work();
        queue = queue === turn ? undefined : queue;
      });
      queue = turn;
    };
    from.on('data', (chunk: Buffer) => {
      if (isSwallowed()) {
        from.resetAndDestroy();
        to.resetAndDestroy();
        return;
      }
      inTurn(() => to.writable && to.write(chunk));
    });
    from.on('end', () => inTurn(() => to.end()));
  }
}
