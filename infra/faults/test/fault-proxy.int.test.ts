import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../../local/ports/free-port.ts';
import { FaultProxy } from '../proxy/fault-proxy.ts';

const heard: string[] = [];
const echo = createServer((socket) => {
  socket.on('data', (chunk) => {
    heard.push(chunk.toString());
    socket.write(chunk);
  });
  socket.on('error', () => undefined);
});
let proxy: FaultProxy;
let port: number;

beforeAll(async () => {
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = new FaultProxy('echo', (echo.address() as AddressInfo).port);
  port = await freePort();
  await proxy.listen(port);
});

afterAll(async () => {
  await proxy.close();
  echo.close();
});

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return socket;
}

const closed = (socket: Socket) =>
  new Promise<string>((resolve) => {
    if (socket.closed) resolve('reset');
    socket.once('close', () => resolve('reset'));
  });

/** What comes back; `reset` when the connection is broken off first. */
async function ask(socket: Socket, words: string): Promise<string> {
  const answer = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))));
  socket.write(words);
  return Promise.race([answer, closed(socket)]);
}

it('lets everything pass, both ways', async () => {
  const socket = await open();
  expect(await ask(socket, 'hello')).toBe('hello');
  expect(proxy.connections).toBe(1);
  socket.destroy();
});

it('cuts what is open and lets the next one pass', async () => {
  const socket = await open();
  await ask(socket, 'before');
  proxy.cut();
  await closed(socket);
  expect(await ask(await open(), 'after')).toBe('after');
});

it('refuses for as long as it is told', async () => {
  proxy.refuse(true);
  expect(await ask(await open(), 'anybody?')).toBe('reset');
  proxy.refuse(false);
  expect(await ask(await open(), 'again')).toBe('again');
});

it('brings the question and loses the answer', async () => {
  proxy.swallowAnswers(1);
  expect(await ask(await open(), 'pay')).toBe('reset');
  expect(heard).toContain('pay');
  expect(await ask(await open(), 'pay once more')).toBe('pay once more');
});

it('is late, and keeps the order when it is on time again', async () => {
  const socket = await open();
  proxy.delay(150);
  const startedAt = performance.now();
  const first = ask(socket, 'late');
  await pause(40);
  proxy.delay(0);
  socket.write(' and then this');
  expect(await first).toMatch(/^late/);
  expect(performance.now() - startedAt).toBeGreaterThan(140);
});
