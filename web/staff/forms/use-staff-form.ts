import { useMemo } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { Answer } from '../../kit/lib/forms/form-error.js';
import { type AnswerFormOptions, useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { useStaffDraft } from './staff-draft.js';

export interface StaffFormOptions<Typed extends FieldValues, Read, Sent extends Answer>
  extends Omit<AnswerFormOptions<Typed, Read, Sent>, 'draft'> {
  /** Names the form in the tab's storage, with the record's id: "book", "tour 7d0c". */
  readonly keptAs: string;
  /** Of the record that it changes. */
  readonly version?: number;
}

/** A form of the panel whose typed text outlives a reload, for the person who typed it, until it is sent or the session ends. */
export function useStaffForm<Typed extends FieldValues, Read, Sent extends Answer>({
  keptAs,
  version,
  ...options
}: StaffFormOptions<Typed, Read, Sent>) {
  const { restored, write, forget, beginFrom, kept } = useStaffDraft<Typed>(keptAs, options.empty, version);
  const draft = useMemo(() => ({ read: () => restored?.typed, write }), [restored, write]);
  const answerForm = useAnswerForm<Typed, Read, Sent>({ ...options, draft });
  const { reset } = answerForm.form;
  return { ...answerForm, forget, beginFrom, kept: kept((before) => reset(before as DefaultValues<Typed>)) };
}
