import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { showToast } from '../../design/layers/toasts.js';
import { StaffContentDocument } from '../../generated/staff-operations.js';
import { type Answer, type FormError, formErrorOf, isRefusal, showFieldMessages } from '../../lib/forms/form-error.js';

const contentQueries = [StaffContentDocument];

/** Options of a form: what is stored now, except in fields where somebody types. An answer can arrive late. */
export function newestUnlessTyped<Draft extends FieldValues>(draft: Draft) {
  return { values: draft, resetOptions: { keepDirtyValues: true } };
}

/**
 * Saves a section of the content, with the server's messages at the fields of its form.
 * @param fieldOf the field of the form that the server's field belongs to; undefined where it has none
 * @param queries what shows it, fetched again
 */
export function useSectionForm<Data, Variables extends OperationVariables, Form extends FieldValues>(
  document: TypedDocumentNode<Data, Variables>,
  form: UseFormReturn<Form>,
  fieldOf: (field: string) => string | undefined,
  queries: readonly DocumentNode[] = contentQueries,
) {
  const mutate = useAdminMutation(document, queries);
  const [error, setError] = useState<FormError>();

  /** @returns false when it was refused */
  const save = async (variables: Variables): Promise<boolean> => {
    setError(undefined);
    const answer = (await mutate(variables)) as Answer;
    if (!isRefusal(answer)) {
      showToast({ tone: 'done', title: 'Saved', text: 'The site now shows it.' });
      return true;
    }
    const named =
      typeof answer === 'object' && answer.fields
        ? {
            ...answer,
            fields: answer.fields.map(({ field, message }) => ({ field: fieldOf(field) ?? field, message })),
          }
        : answer;
    const isField = (name: string): name is Path<Form> => fieldOf(name) !== undefined || name in form.getValues();
    showFieldMessages(named, isField, form.setError);
    setError(formErrorOf('Nothing was saved', named, isField));
    return false;
  };
  return { save, error };
}
