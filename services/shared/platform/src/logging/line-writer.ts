import { type DestinationStream, pino } from 'pino';

/** Request lines are buffered for this long, in milliseconds, or up to this size, in bytes. */
const waitMs = 50;
const mostWaiting = 8 * 1024;

/** Message of the line about an answered request. There is one per request, so they are worth buffering. */
export const requestMessage = 'request';

/** The property in which pino passes metadata of the line that it writes next. */
interface Told extends DestinationStream {
  lastMsg?: unknown;
}

/** Buffer size while the output is blocked, in bytes; what exceeds it is dropped. */
const mostKept = 1024 * 1024;

/**
 * Writes lines to a file descriptor. Lines of answered requests are buffered; everything else is flushed immediately, so
 * that the last message before an exit is not lost. A killed process loses at most the last request lines.
 *
 * Logging never blocks the process: lines to a closed pipe are dropped, and lines that a full disk refuses are retried with
 * the next ones. `flushSync` of the destination is not used because it retries forever when it cannot write.
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
    // Only while something waits, so that a process can have any number of writers.
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
