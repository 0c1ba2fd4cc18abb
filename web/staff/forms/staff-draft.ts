import { useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { tabItem } from '../../kit/lib/tab-storage.js';
import { z } from '../../kit/lib/zod.js';
import { draftKey, useSession } from '../../kit/staff-session/session-store.js';

/** What the tab keeps of a form. */
interface Draft<Typed> {
  /** When the typing began; UTC, ISO 8601. */
  readonly since: string;
  /** Of the record that the form changes; 0 without one. */
  readonly version: number;
  /** The form before anything was typed. */
  readonly before: Typed;
  readonly typed: Typed;
}

/** What the tab kept, on the values of now where nothing was typed. */
interface Restored<Typed> extends Pick<Draft<Typed>, 'since' | 'typed'> {
  /** Somebody else changed the record after the typing began. */
  readonly isChanged: boolean;
}

/** What a form says of text that it found in the tab. */
export interface KeptText extends Pick<Restored<unknown>, 'since' | 'isChanged'> {
  /** Forgets it, and shows the record as it is. */
  readonly discard: () => void;
}

/** Both as JSON: the tab's storage knows no other values. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What was typed, with the values of now in fields that have their value of before. */
export function onValuesOfNow<Typed extends FieldValues>(before: Typed, typed: Typed, now: Typed): Typed {
  const entries = Object.entries(typed).map(([field, value]) => {
    return [field, isSame(value, before[field]) ? now[field] : value] as const;
  });
  return Object.fromEntries(entries) as Typed;
}

/** A service removes blanks that nobody sees: what it saved is what was typed. */
function withoutBlanks(value: unknown): string {
  return JSON.stringify(value, (_key, each) => (typeof each === 'string' ? each.trim().replace(/\s+/g, ' ') : each));
}

function isLike(value: unknown, empty: FieldValues): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(empty).every(([name, field]) => typeof (value as FieldValues)[name] === typeof field);
}

/**
 * Keeps in the tab what one person types into a form, until it is forgotten or the session ends. Cancel and saving forget it;
 * a reload, another page and Escape do not.
 * @param keptAs names the form, with the record's id, e.g. "tour 7d0c" @param version of the record; 0 without one
 */
export function useStaffDraft<Typed extends FieldValues>(keptAs: string, shown: Typed, version = 0) {
  const session = useSession();
  const email = 'staff' in session ? session.staff.email : undefined;
  // The shape of a form does not change while it is shown: a new object with the same fields is the same form.
  const [empty] = useState(shown);
  const began = useRef({ version, before: empty, since: undefined as string | undefined });
  const stored = useMemo(() => {
    if (email === undefined) return undefined;
    // A form of an earlier release had other fields.
    const isDraft = (value: unknown) => {
      const { typed, before } = (value ?? {}) as Partial<Draft<Typed>>;
      return isLike(typed, empty) && isLike(before, empty);
    };
    return tabItem(draftKey(email, keptAs), z.custom<Draft<Typed>>(isDraft));
  }, [email, keptAs, empty]);
  const [restored, setRestored] = useState(() => {
    const draft = stored?.read();
    if (!draft) return undefined;
    const typed = onValuesOfNow(draft.before, draft.typed, empty);
    if (withoutBlanks(typed) === withoutBlanks(empty)) return undefined;
    began.current.since = draft.since;
    return { typed, since: draft.since, isChanged: draft.version !== version } satisfies Restored<Typed>;
  });

  return useMemo(() => {
    const forget = (): void => {
      began.current.since = undefined;
      stored?.write(undefined);
      setRestored(undefined);
    };
    const write = (typed: Typed | undefined): void => {
      const { before, version: from, since = new Date().toISOString() } = began.current;
      if (typed === undefined || isSame(typed, before)) {
        forget();
        return;
      }
      began.current.since = since;
      stored?.write({ since, version: from, before, typed });
    };
    /** Another version of the record is shown: what is typed begins from it. @returns it with the version's values where nothing was typed */
    const beginFrom = (from: number, now: Typed, typed: Typed): Typed => {
      const merged = onValuesOfNow(began.current.before, typed, now);
      began.current = { ...began.current, version: from, before: now };
      return merged;
    };
    const kept = (reset: (before: Typed) => void): KeptText | undefined => {
      if (!restored) return undefined;
      const discard = (): void => {
        reset(began.current.before);
        forget();
      };
      return { since: restored.since, isChanged: restored.isChanged, discard };
    };
    return { restored, write, forget, beginFrom, kept };
  }, [stored, restored]);
}
