import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LiveBuild } from './live-build.js';

/** An operation that a page asks before it can be drawn. */
export interface LiveRead {
  readonly query: string;
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
}

/** What comes next on the way to a page: something to ask, or the page. */
export type Drawn = { readonly ask: LiveRead; readonly html?: undefined } | { readonly html: string };

export interface Wanted {
  readonly path: string;
  /** The day at the venue, YYYY-MM-DD. */
  readonly today: string;
  /** The data of what was asked so far, in its order. */
  readonly answers: readonly unknown[];
}

type Reply = { readonly id: number } & (Drawn | { readonly fault: string });

interface Waiting {
  readonly resolve: (drawn: Drawn) => void;
  readonly reject: (fault: Error) => void;
}

/** How long a thread stays that has nothing to draw, in milliseconds: its memory goes with it. */
const idleMs = 60_000;

/** A page takes about a tenth of it. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/**
 * Draws pages beside the process's own thread, which answers meanwhile. The thread begins with the first page and leaves
 * when nothing was drawn for a while; it sees no variable of the gateway and no request.
 */
export class DrawingThread {
  private worker: Worker | undefined;
  private version: number | undefined;
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();
  private idle: NodeJS.Timeout | undefined;

  /** One step towards a page, after those that were asked before. @throws what drawing comes to, and when the thread ends */
  draw(build: LiveBuild, wanted: Wanted): Promise<Drawn> {
    const worker = this.threadOf(build);
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.close(), idleMs).unref();
    this.last += 1;
    const id = this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...wanted });
    });
  }

  /** Ends the thread, and with a fault whatever it has not drawn yet. */
  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = undefined;
    this.giveUp(new Error('the drawing of pages ends'));
    await worker?.terminate();
  }

  private threadOf({ thread, version }: LiveBuild): Worker {
    if (this.worker && this.version === version) return this.worker;
    if (this.worker) void this.close();
    const worker = new Worker(pathToFileURL(thread), {
      env: { NODE_ENV: 'production' },
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits,
    });
    worker.unref();
    for (const stream of [worker.stdout, worker.stderr]) stream.resume();
    worker.on('message', (reply: Reply) => this.take(reply));
    const left = (fault: Error): void => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      this.giveUp(fault);
    };
    worker.on('error', (fault) => left(fault instanceof Error ? fault : new Error(String(fault))));
    worker.on('exit', (code) => left(new Error(`the thread that draws pages has left with ${code}`)));
    this.worker = worker;
    this.version = version;
    return worker;
  }

  private take(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('fault' in reply) waiting?.reject(new Error(reply.fault));
    else waiting?.resolve(reply);
  }

  private giveUp(fault: Error): void {
    const given = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of given) reject(fault);
  }
}
