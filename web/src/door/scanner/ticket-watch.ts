/** A ticket that was out of the picture for so long is a new one, in ms. */
const GONE_MS = 2_000;

/** Decides which of the codes in the picture is reported. */
export interface TicketWatch {
  /** @param now in ms. @returns the text to report, once for each ticket that is held up */
  readonly see: (texts: readonly string[], now: number) => string | undefined;
  /** Reading goes on after a verdict: the ticket that it was about may still be in the picture. */
  readonly resume: (now: number) => void;
}

export function createTicketWatch(): TicketWatch {
  let last: { readonly text: string; seenAt: number } | undefined;
  return {
    see: (texts, now) => {
      const [text, ...others] = new Set(texts);
      const isSame = last !== undefined && texts.includes(last.text) && now - last.seenAt < GONE_MS;
      if (last && isSame) last.seenAt = now;
      // Of two tickets nobody can say which one is meant: one has to be held up alone.
      if (text === undefined || others.length > 0 || isSame) return undefined;
      last = { text, seenAt: now };
      return text;
    },
    resume: (now) => {
      if (last) last.seenAt = now;
    },
  };
}
