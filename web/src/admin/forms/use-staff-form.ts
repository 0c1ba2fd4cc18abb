import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Answer } from '../../lib/forms/form-error.js';
import { type AnswerFormOptions, useAnswerForm } from '../../lib/forms/use-answer-form.js';
import { tabItem } from '../../lib/tab-storage.js';
import { z } from '../../lib/zod.js';
import { draftKey, useSession } from '../session-state/session-store.js';

interface StaffFormOptions<Typed extends FieldValues, Read, Sent extends Answer>
  extends Omit<AnswerFormOptions<Typed, Read, Sent>, 'draft'> {
  /** Names the form in the tab's storage, e.g. "book". */
  readonly keptAs: string;
}

function isLike(value: unknown, empty: FieldValues): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(empty).every(([name, field]) => typeof (value as FieldValues)[name] === typeof field);
}

/** A form of the panel whose typed text outlives a reload, for the person who typed it, until it is sent or the session ends. */
export function useStaffForm<Typed extends FieldValues, Read, Sent extends Answer>({
  keptAs,
  ...options
}: StaffFormOptions<Typed, Read, Sent>) {
  const session = useSession();
  const email = 'staff' in session ? session.staff.email : undefined;
  // The shape of a form does not change while it is shown: a new object with the same fields is the same form.
  const [empty] = useState(options.empty);
  const draft = useMemo(() => {
    if (email === undefined) return undefined;
    // A form of an earlier release had other fields.
    return tabItem(
      draftKey(email, keptAs),
      z.custom<Typed>((value) => isLike(value, empty)),
    );
  }, [email, keptAs, empty]);
  return useAnswerForm<Typed, Read, Sent>({ ...options, ...(draft && { draft }) });
}
