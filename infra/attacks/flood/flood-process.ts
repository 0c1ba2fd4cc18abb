/** Sends one flood (the argument, JSON) and keeps its connections until its standard input ends. */
import { connect } from 'node:net';
import type { FloodOrder } from './flood-order.ts';

const { port, from, sockets, perSocket, requests, reads }: FloodOrder = JSON.parse(process.argv[2] ?? '');

for (let at = 0; at < sockets; at += 1) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  // A socket reads ahead unless it is paused before it connects.
  if (reads) socket.resume();
  else socket.pause();
  socket.on('error', () => undefined);
  const first = at * perSocket;
  const text = Array.from({ length: perSocket }, (_, next) => requests[(first + next) % requests.length]).join('');
  socket.once('connect', () => socket.write(text));
}
process.stdin.resume().once('end', () => process.exit(0));
