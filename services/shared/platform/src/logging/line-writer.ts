import { type DestinationStream, pino } from 'pino';

/** Lines of requests wait for one another so long, in milliseconds, or until there is so much of them, in bytes. */
const waitMs = 50;
const mostWaiting = 8 * 1024;

/** What the line about an answered request says. There is one for each, so that writing them costs as much as reading. */
export const requestMessage = 'request';

/** Where pino leaves what it knows of the line that it writes next. */
interface Told extends DestinationStream {
  lastMsg?: unknown;
}

/**
 * Writes lines to a file descriptor: those of answered requests several at a time, everything else at once, so that the last
 * word before an end is not lost. A process that is killed outright takes the last requests' lines with it, at most.
 */
export function lineWriter(fd: number): DestinationStream {
  const file = pino.destination({ fd, sync: true, minLength: mostWaiting });
  let waiting: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    file.flushSync();
  };
  process.once('exit', flush);
  const writer: Told & Record<symbol, boolean> = {
    [Symbol.for('pino.metadata')]: true,
    write(line: string): void {
      file.write(line);
      if (writer.lastMsg !== requestMessage) flush();
      else waiting ??= setTimeout(flush, waitMs).unref();
    },
  };
  return writer;
}
