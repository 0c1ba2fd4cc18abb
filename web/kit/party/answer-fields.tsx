import { t } from '@lingui/core/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ANSWER_LENGTH, ORIGIN_LENGTH } from '../../../services/shared/contracts/src/house/bounds.js';
import { SelectField, TextField } from '../design/controls/text-field.js';
import { type AskedQuestion, askedFields } from './answers.js';

/** A form with `answers`. */
export interface AnswersForm {
  readonly register: (name: `answers.${string}`) => UseFormRegisterReturn;
  readonly formState: { readonly errors: object };
}

interface AnswerFieldsProps {
  readonly form: AnswersForm;
  readonly questions: readonly AskedQuestion[];
  readonly guests: number;
  /** Staff can leave everything out. */
  readonly byStaff?: boolean;
}

function faultAt(errors: object, key: string): string | undefined {
  const { answers } = errors as { answers?: Readonly<Record<string, { message?: string } | undefined>> };
  return answers?.[key]?.message;
}

/** A field for each answer to the house's questions. */
export function AnswerFields({ form, questions, guests, byStaff = false }: AnswerFieldsProps) {
  return askedFields(questions, guests).map(({ question: { kind, options, required }, key, label }) => {
    const isOptional = !required && !byStaff;
    const props = {
      label: isOptional ? t`${label} (optional)` : label,
      error: faultAt(form.formState.errors, key),
      ...form.register(`answers.${key}`),
    };
    if (kind === 'text') {
      return (
        <div key={key} data-wide="">
          <TextField autoComplete="off" maxLength={ANSWER_LENGTH} {...props} />
        </div>
      );
    }
    if (kind === 'origin') {
      const hint = t`e.g. 76011, or Germany`;
      return <TextField key={key} autoComplete="postal-code" hint={hint} maxLength={ORIGIN_LENGTH} {...props} />;
    }
    const choices =
      kind === 'yes_no'
        ? [['yes', t`Yes`] as const, ['no', t`No`] as const]
        : options.map((one) => [one, one] as const);
    return (
      <SelectField key={key} {...props}>
        <option value="">{required && !byStaff ? t`Please choose` : t`No answer`}</option>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    );
  });
}
