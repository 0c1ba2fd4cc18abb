import { z } from '../zod.js';

/** What staff are told of, as listed in the gateway's `live/change-kinds.ts`. */
export type ChangeKind = 'bookings' | 'seats' | 'waitlist' | 'calendar' | 'door' | 'orders' | 'groups' | 'messages';

/** What changed since the last time; `all` when that is not known. */
export type Changed = ReadonlySet<string> | 'all';

const changedSchema = z.object({ kind: z.string() });

/** A burst of changes makes one call per this many milliseconds at most. */
const ONCE_IN_MS = 1_000;
/** A stream that is silent for as long is dead: two beats of the gateway (`live/live-streams.ts`), and some time to arrive. */
const SILENCE_MS = 35_000;
/** When a refused stream is tried again. Random, so that the pages do not come back together. */
const RETRY_MS = { least: 15_000, most: 45_000 };

/** Calls at once, then at most once a second with what has come in meanwhile. */
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
  /** How often `all` is reported while there is no stream, in milliseconds; never by default. */
  readonly withoutMs?: number;
}

/**
 * Follows changes by server-sent events (`GET /api/live`) while the page is visible. @returns stops following
 * Browsers reopen a broken stream by themselves. One that was refused is asked for again here, and one that no longer brings beats, as
 * after sleep or behind a proxy that dropped it, is opened again.
 */
export function followChanges({ onChanged, withoutMs }: FollowOptions): () => void {
  const { note, stop } = gather(onChanged);
  let stream: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const isOpen = (): boolean => stream !== undefined && stream.readyState === stream.OPEN;

  const close = (): void => {
    clearTimeout(retry);
    clearTimeout(silence);
    stream?.close();
    stream = undefined;
  };
  const open = (): void => {
    close();
    if (typeof EventSource === 'undefined' || document.visibilityState !== 'visible') return;
    const opened = new EventSource('/api/live');
    stream = opened;
    const alive = (): void => {
      clearTimeout(silence);
      if (opened === stream) silence = setTimeout(open, SILENCE_MS);
    };
    alive();
    // Changes before the stream opened were not reported.
    opened.addEventListener('open', () => {
      alive();
      note('all');
    });
    opened.addEventListener('beat', alive);
    opened.addEventListener('missed', () => note('all'));
    opened.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      alive();
      const read = changedSchema.safeParse(JSON.parse(data));
      note(read.success ? read.data.kind : 'all');
    });
    opened.addEventListener('error', () => {
      if (opened.readyState !== opened.CLOSED || opened !== stream) return;
      clearTimeout(silence);
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
