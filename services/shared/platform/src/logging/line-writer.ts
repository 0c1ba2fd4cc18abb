import { type DestinationStream, pino } from 'pino';

/** Request lines are buffered up to this time or size in bytes. */
const waitMs = 50;
const mostWaiting = 8 * 1024;

/** The message of one line per request, which is worth buffering. */
export const requestMessage = 'request';

/** Where pino passes the message of the line that it writes next. */
interface Told extends DestinationStream {
  lastMsg?: unknown;
}

/** Bytes kept while the output is blocked; the rest is dropped. */
const mostKept = 1024 * 1024;

let output: DestinationStream | undefined;

/** One in a process, so that the lines of all of its services stay in their order. */
export function standardOutput(): DestinationStream {
  output ??= lineWriter(1);
  return output;
}

/**
 * Buffers lines of answered requests. All others are flushed, so that the last message before an exit is not lost.
 * Logging never blocks: lines to a closed pipe are dropped, and lines that a full disk refuses are retried with the next ones.
 * `flushSync` of the destination is not used because it retries forever when it cannot write.
 */
export function lineWriter(fd: number): DestinationStream {
  const file = pino.destination({ fd, sync: true, maxLength: mostKept });
  file.on('error', () => undefined);
  let lines = '';
  let waiting: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    process.off('exit', flush);
    if (lines !== '') file.write(lines);
    lines = '';
  };
  const waitBriefly = (): NodeJS.Timeout => {
    // Only while lines wait, so that a process can have any number of writers.
    process.once('exit', flush);
    return setTimeout(flush, waitMs).unref();
  };
  const writer: Told & Record<symbol, boolean> = {
    [Symbol.for('pino.metadata')]: true,
    write(line: string): void {
      lines += line;
      if (writer.lastMsg !== requestMessage || lines.length >= mostWaiting) flush();
      else waiting ??= waitBriefly();
    },
  };
  return writer;
}
