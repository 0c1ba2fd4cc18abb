import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect, useLayoutEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { StaffContentDocument } from '../../generated/staff-operations.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import {
  type Answer,
  type FormError,
  formErrorOf,
  isRefusal,
  showFieldMessages,
} from '../../kit/lib/forms/form-error.js';
import { type MutationAnswer, useAdminMutation } from '../data/use-admin-mutation.js';
import { useStaffDraft } from '../forms/staff-draft.js';

const contentQueries = [StaffContentDocument];

/** `fieldOf` for a list of which the form shows one item: "3.title" is `title` of the fourth. */
export function fieldAt(place: number, item: object): (field: string) => string | undefined {
  return (field) => {
    const [at, name = ''] = field.split('.');
    return at === String(place) && name in item ? name : undefined;
  };
}

interface SectionFormOptions<Data, Variables extends OperationVariables, Draft extends FieldValues> {
  /** Names the form in the tab's storage: "house details", "film 7d0c". */
  readonly keptAs: string;
  readonly document: TypedDocumentNode<Data, Variables>;
  /** Of the section. */
  readonly version: number;
  /** The form before anything is typed. */
  readonly draft: Draft;
  /** A later draft (from a late answer) replaces it, except in fields with typed changes. */
  readonly follows?: boolean;
  /** The form's field for a field of the server, if any. */
  readonly fieldOf: (field: string) => string | undefined;
  readonly variablesOf: (typed: Draft) => Variables;
  /** Refetched, because they show it. */
  readonly queries?: readonly DocumentNode[];
  /** The toast's text when it is saved. */
  readonly done?: string;
  readonly onSaved?: (answer: MutationAnswer<Data>) => void;
}

/**
 * A content section's form, with the server's messages at its fields; what is typed outlives a reload. `save` also saves what was
 * not typed, and says whether it was not refused.
 */
export function useSectionForm<Data, Variables extends OperationVariables, Draft extends FieldValues>({
  keptAs,
  document,
  version,
  draft,
  follows = false,
  fieldOf,
  variablesOf,
  queries = contentQueries,
  done = 'The site now shows it.',
  onSaved,
}: SectionFormOptions<Data, Variables, Draft>) {
  const mutate = useAdminMutation(document, queries);
  const [error, setError] = useState<FormError>();
  const { restored, write, forget, beginFrom, kept } = useStaffDraft(keptAs, draft, version);
  // Before the form takes the values of a later version.
  useLayoutEffect(() => {
    if (follows) beginFrom(version, draft, draft);
  });
  const [found] = useState(restored?.typed);
  const form = useForm<Draft>({
    defaultValues: (found ?? draft) as DefaultValues<Draft>,
    ...(follows && { values: draft, resetOptions: { keepDirtyValues: true } }),
  });
  const { setValue, subscribe } = form;
  useEffect(() => {
    // A form that follows starts with the section's values: what was typed is a change of them.
    if (!follows) return;
    for (const [field, value] of Object.entries(found ?? {})) {
      setValue(field as Path<Draft>, value, { shouldDirty: true });
    }
  }, [follows, found, setValue]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => write(values) }),
    [subscribe, write],
  );

  /** @returns undefined if it was refused */
  const sent = async (variables: Variables): Promise<MutationAnswer<Data> | undefined> => {
    setError(undefined);
    const made = await mutate(variables);
    const answer = made as Answer;
    if (!isRefusal(answer)) {
      showToast({ tone: 'done', title: 'Saved', text: done });
      return made;
    }
    const named =
      typeof answer === 'object' && answer.fields
        ? {
            ...answer,
            fields: answer.fields.map(({ field, message }) => ({ field: fieldOf(field) ?? field, message })),
          }
        : answer;
    const isField = (name: string): name is Path<Draft> => fieldOf(name) !== undefined || name in form.getValues();
    showFieldMessages(named, isField, form.setError);
    setError(formErrorOf('Nothing was saved', named, isField));
    return undefined;
  };
  const save = async (variables: Variables): Promise<boolean> => (await sent(variables)) !== undefined;
  const submit = form.handleSubmit(async (typed) => {
    const answer = await sent(variablesOf(typed));
    if (answer === undefined) return;
    forget();
    onSaved?.(answer);
  });
  const { isSubmitting } = form.formState;
  // Without the options of a form that follows, which keep what was typed.
  const showAgain = (before: Draft): void => form.reset(before, { keepDirtyValues: false });
  return { form, save, submit, isSubmitting, error, kept: kept(showAgain) };
}
