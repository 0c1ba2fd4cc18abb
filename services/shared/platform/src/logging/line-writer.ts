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

/** While nothing can be written, so much is kept for later, in bytes; the rest is lost. */
const mostKept = 1024 * 1024;

/**
 * Writes lines to a file descriptor: those of answered requests several at a time, everything else at once, so that the last
 * word before an end is not lost. A process that is killed outright takes the last requests' lines with it, at most.
 *
 * A log that cannot be written stops nobody: lines that nobody reads any more are dropped, those that a full disk refuses are
 * tried again with the next ones. `flushSync` of the destination is not asked, as it tries for ever where it cannot write.
 */
export function lineWriter(fd: number): DestinationStream {
  const file = pino.destination({ fd, sync: true, maxLength: mostKept });
  file.on('error', () => undefined);
  let lines = '';
  let waiting: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    if (lines !== '') file.write(lines);
    lines = '';
  };
  process.once('exit', flush);
  const writer: Told & Record<symbol, boolean> = {
    [Symbol.for('pino.metadata')]: true,
    write(line: string): void {
      lines += line;
      if (writer.lastMsg !== requestMessage || lines.length >= mostWaiting) flush();
      else waiting ??= setTimeout(flush, waitMs).unref();
    },
  };
  return writer;
}
