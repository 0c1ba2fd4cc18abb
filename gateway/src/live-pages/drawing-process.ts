import { type ChildProcess, fork } from 'node:child_process';
import type { SiteOperation } from '../answers/public-asker.js';
import type { LiveBuild } from './live-build.js';

/** What comes next on the way to a page: something to ask, or the page. */
export type Drawn = { readonly ask: SiteOperation; readonly html?: undefined } | { readonly html: string };

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

/** How long a process stays that has nothing to draw, in milliseconds: its memory goes with it. */
const idleMs = 60_000;

/** A step that takes longer never comes to an end, in milliseconds: the process is ended instead. */
const longestMs = 10_000;

/** A page takes about a tenth of it. Its garbage is collected rather than let grow. */
const memoryBounds = ['--max-old-space-size=96', '--max-semi-space-size=2'];

/**
 * Draws pages in a process beside the gateway's own, which answers meanwhile. It begins with the first page and leaves when
 * nothing was drawn for a while, or with the gateway; it sees no variable of the gateway and no request.
 */
export class DrawingProcess {
  private child: ChildProcess | undefined;
  private version: number | undefined;
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();
  private idle: NodeJS.Timeout | undefined;

  /** One step towards a page, after those that were asked before. @throws what drawing comes to, and when the process ends */
  draw(build: LiveBuild, wanted: Wanted): Promise<Drawn> {
    const child = this.childOf(build);
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.close(), idleMs).unref();
    this.last += 1;
    const id = this.last;
    const tooLong = setTimeout(() => this.close(), longestMs).unref();
    const drawn = new Promise<Drawn>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      // What cannot be sent is told by the end of the process.
      child.send({ id, ...wanted }, () => undefined);
    });
    return drawn.finally(() => clearTimeout(tooLong));
  }

  /** Ends the process, and with a fault whatever it has not drawn yet. */
  close(): void {
    clearTimeout(this.idle);
    const { child } = this;
    this.child = undefined;
    this.giveUp(new Error('the drawing of pages ends'));
    child?.kill('SIGKILL');
  }

  private childOf({ program, version }: LiveBuild): ChildProcess {
    if (this.child && this.version === version) return this.child;
    if (this.child) this.close();
    const child = fork(program, {
      env: { NODE_ENV: 'production' },
      execArgv: memoryBounds,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    child.on('message', (reply: Reply) => this.take(reply));
    const left = (fault: Error): void => {
      if (this.child !== child) return;
      this.child = undefined;
      this.giveUp(fault);
    };
    child.on('error', left);
    child.on('exit', (code, signal) => left(new Error(`the process that draws pages has left with ${code ?? signal}`)));
    this.child = child;
    this.version = version;
    return child;
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
