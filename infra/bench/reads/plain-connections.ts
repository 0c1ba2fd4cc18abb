import { connect, type Socket } from 'node:net';
import type { Shot } from './load-order.ts';

export type PlainAnswer = { status: number; waitTold: boolean; body: Buffer };

/** Hears the answer, or what went wrong. */
type Heard = (answer: PlainAnswer | Error) => void;
type Waiting = { request: string; heard: Heard };

const endOfHead = Buffer.from('\r\n\r\n');

/** A request as it goes over the wire. */
export function requestText({ origin, method, path, headers, body = '' }: Shot): string {
  const all = { host: new URL(origin).host, ...headers, 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** The first answer in what has come, and what comes after it; undefined until all of it is there. */
export function firstAnswer(come: Buffer): { answer: PlainAnswer; rest: Buffer } | undefined {
  const end = come.indexOf(endOfHead);
  if (end < 0) return undefined;
  const head = come.toString('latin1', 0, end).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  if (length === undefined) throw new Error('an answer does not say how long it is');
  const begin = end + endOfHead.length;
  const last = begin + Number(length);
  if (come.length < last) return undefined;
  const answer = { status: Number(head.slice(9, 12)), waitTold: head.includes('\r\nretry-after: ') };
  return { answer: { ...answer, body: come.subarray(begin, last) }, rest: come.subarray(last) };
}

/**
 * HTTP at its barest, over connections that are kept: who asks shares the processor with those who answer, and
 * a whole client takes as much of it as they do. One request at a time on each connection; the next waits for the first that is free.
 */
export class PlainConnections {
  private readonly idle: ((waiting: Waiting) => void)[] = [];
  private readonly queue: Waiting[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly address: { host: string; port: number };
  private readonly most: number;

  constructor(origin: string, most: number) {
    const { hostname, port } = new URL(origin);
    this.address = { host: hostname, port: Number(port) };
    this.most = most;
  }

  ask(request: string, heard: Heard): void {
    const waiting = { request, heard };
    const free = this.idle.pop();
    if (free) free(waiting);
    else if (this.sockets.size < this.most) this.open(waiting);
    else this.queue.push(waiting);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private open(first: Waiting): void {
    const socket = connect({ ...this.address, noDelay: true });
    let current: Waiting | undefined;
    let come: Buffer = Buffer.alloc(0);
    const send = (waiting: Waiting): void => {
      current = waiting;
      socket.write(waiting.request);
    };
    const end = (fault: Error): void => {
      socket.destroy();
      this.sockets.delete(socket);
      const at = this.idle.indexOf(send);
      if (at >= 0) this.idle.splice(at, 1);
      current?.heard(fault);
      current = undefined;
    };
    socket.on('data', (part: Buffer) => {
      come = come.length === 0 ? part : Buffer.concat([come, part]);
      try {
        const found = firstAnswer(come);
        if (!found) return;
        come = found.rest;
        current?.heard(found.answer);
      } catch (fault) {
        return end(fault instanceof Error ? fault : new Error(String(fault)));
      }
      current = undefined;
      const next = this.queue.shift();
      if (next) send(next);
      else this.idle.push(send);
    });
    socket.on('error', end);
    socket.on('close', () => end(new Error('the connection was closed')));
    this.sockets.add(socket);
    send(first);
  }
}
