import { z } from '../zod.js';

/** What staff are told of, as in the gateway's `live/change-kinds.ts`. */
export type ChangeKind = 'bookings' | 'seats' | 'waitlist' | 'calendar' | 'door' | 'orders' | 'messages';

/** What changed since the last time; `all` when that is not known. */
export type Changed = ReadonlySet<string> | 'all';

const changedSchema = z.object({ kind: z.string() });

/** A burst of changes is one call, at most one in so many milliseconds. */
const ONCE_IN_MS = 1_000;
/** Until a refused stream is asked for again; each page waits another time, so that they do not come back together. */
const RETRY_MS = { least: 15_000, most: 45_000 };

/** Calls at once, then at most once a second with what was gathered meanwhile. */
function gather(onChanged: (changed: Changed) => void) {
  let waiting: Changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextAt = 0;
  const call = (): void => {
    timer = undefined;
    nextAt = Date.now() + ONCE_IN_MS;
    const changed = waiting;
    waiting = new Set();
    onChanged(changed);
  };
  return {
    note: (what: string | 'all'): void => {
      waiting = what === 'all' || waiting === 'all' ? 'all' : new Set([...waiting, what]);
      timer ??= setTimeout(call, Math.max(0, nextAt - Date.now()));
    },
    stop: (): void => clearTimeout(timer),
  };
}

interface FollowOptions {
  /** Called at most once a second, and once with `all` whenever the stream opens. */
  readonly onChanged: (changed: Changed) => void;
  /** While there is no stream, `all` is said this often, in milliseconds; never without this. */
  readonly withoutMs?: number;
}

/**
 * Follows what changes by server-sent events (`GET /api/live`), while the page is shown: a hidden one needs no connection.
 * Browsers open a broken stream again by themselves; one that was refused is asked for again later. @returns ends it
 */
export function followChanges({ onChanged, withoutMs }: FollowOptions): () => void {
  const { note, stop } = gather(onChanged);
  let stream: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const isOpen = (): boolean => stream !== undefined && stream.readyState === stream.OPEN;

  const close = (): void => {
    clearTimeout(retry);
    stream?.close();
    stream = undefined;
  };
  const open = (): void => {
    close();
    if (typeof EventSource === 'undefined' || document.visibilityState !== 'visible') return;
    const opened = new EventSource('/api/live');
    stream = opened;
    // What changed before it opened was not told.
    opened.addEventListener('open', () => note('all'));
    opened.addEventListener('missed', () => note('all'));
    opened.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      const read = changedSchema.safeParse(JSON.parse(data));
      note(read.success ? read.data.kind : 'all');
    });
    opened.addEventListener('error', () => {
      if (opened.readyState !== opened.CLOSED || opened !== stream) return;
      retry = setTimeout(open, RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least));
    });
  };
  const asking =
    withoutMs === undefined
      ? undefined
      : setInterval(() => {
          if (document.visibilityState === 'visible' && !isOpen()) note('all');
        }, withoutMs);

  open();
  document.addEventListener('visibilitychange', open);
  return () => {
    document.removeEventListener('visibilitychange', open);
    clearInterval(asking);
    stop();
    close();
  };
}
