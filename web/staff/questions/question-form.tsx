import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MAX_OPTIONS, MIN_OPTIONS, QUESTION_LENGTH } from '../../../services/shared/contracts/src/house/bounds.js';
import {
  type GuestQuestionInput,
  HouseQuestionsDocument,
  SaveGuestQuestionDocument,
} from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { SelectField, TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { randomUuid } from '../../kit/lib/random-id.js';
import { AnswerFields, type AnswersForm } from '../../kit/party/answer-fields.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import {
  type HouseQuestion,
  kindLabels,
  optionsOf,
  questionSchema,
  type TourName,
  type TypedQuestion,
  typedQuestion,
  whenLabels,
} from './question-draft.js';

export const questionQueries = [HouseQuestionsDocument];

interface QuestionFormProps {
  /** Undefined for a new one. */
  readonly known: HouseQuestion | undefined;
  readonly tours: readonly TourName[];
  readonly onSaved: (id: string) => void;
  /** Further buttons. */
  readonly more?: ReactNode;
}

/** Adds or changes a question. A retry has the same id, so that it is added once. */
export function QuestionForm({ known, tours, onSaved, more }: QuestionFormProps) {
  const save = useAdminMutation(SaveGuestQuestionDocument, questionQueries);
  const [id] = useState(() => known?.question.id ?? randomUuid());
  const version = known?.version ?? 0;
  const { form, ...sending } = useStaffForm({
    keptAs: `question ${known?.question.id ?? 'new'}`,
    version,
    schema: questionSchema,
    empty: typedQuestion(known),
    refusedTitle: 'The question was not saved',
    send: (input) => save({ id, version, input }),
    onDone: (_answer, { text }) => {
      showToast({ title: 'Question saved', text, tone: 'done' });
      onSaved(id);
    },
    after: (typed) => typed,
  });
  const button = known === undefined ? 'Add the question' : known.withdrawn ? 'Ask it again' : 'Save the question';
  return (
    <StaffForm of={sending} aria-label="A question to guests" button={button} busyText="Saving..." more={more}>
      <QuestionFields form={form} tours={tours} isAnswered={(known?.answers ?? 0) > 0} />
      <Preview typed={form.watch()} />
    </StaffForm>
  );
}

interface QuestionFieldsProps {
  readonly form: UseFormReturn<TypedQuestion, unknown, GuestQuestionInput>;
  readonly tours: readonly TourName[];
  readonly isAnswered: boolean;
}

function QuestionFields({ form, tours, isAnswered }: QuestionFieldsProps) {
  const [kind, asked, perGuest] = form.watch(['kind', 'asked', 'perGuest']);
  return (
    <>
      <TextField label="Question" autoComplete="off" maxLength={QUESTION_LENGTH} {...fieldProps(form, 'text')} />
      <FieldPair>
        {isAnswered ? (
          <p>
            {kindLabels[kind]}, {perGuest ? 'of each guest' : 'once for the party'}. It was answered, so this stays.
          </p>
        ) : (
          <SelectField label="Answered by" {...fieldProps(form, 'kind')}>
            {Object.entries(kindLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField label="Tour" {...fieldProps(form, 'tourId')}>
          <option value="">Every tour</option>
          {tours.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      {kind === 'choice' ? (
        <TextAreaField
          label="Options, one a line"
          hint={`${MIN_OPTIONS} to ${MAX_OPTIONS}. Answers keep an option that you take out`}
          rows={4}
          {...fieldProps(form, 'options')}
        />
      ) : null}
      {isAnswered ? null : (
        <CheckboxField label="Ask each guest, not once for the party" {...fieldProps(form, 'perGuest')} />
      )}
      <fieldset>
        <legend>When it is asked</legend>
        {Object.entries(whenLabels).map(([value, label]) => (
          <CheckboxField
            key={value}
            label={label.replace(/^./, (first) => first.toUpperCase())}
            value={value}
            error={value === 'online' ? form.formState.errors.asked?.message : undefined}
            {...form.register('asked')}
          />
        ))}
      </fieldset>
      {asked.includes('online') ? (
        <CheckboxField label="Visitors cannot book without an answer" {...fieldProps(form, 'required')} />
      ) : null}
      <CheckboxField label="Print it on the day sheet, and show it to guides" {...fieldProps(form, 'onDaySheet')} />
      <KeptFields form={form} />
    </>
  );
}

function KeptFields({ form }: Pick<QuestionFieldsProps, 'form'>) {
  const [kind, isKept] = form.watch(['kind', 'isKept']);
  return (
    <FieldPair>
      {kind === 'text' ? null : (
        <SelectField label="Answers are kept" {...fieldProps(form, 'isKept')}>
          <option value="days">For some days</option>
          <option value="always">Always, after some time without the name</option>
        </SelectField>
      )}
      {kind === 'text' || isKept === 'days' ? (
        <TextField
          label="Days after the visit"
          hint="At the longest as long as the guest’s name"
          inputMode="numeric"
          {...fieldProps(form, 'keptDays')}
        />
      ) : null}
    </FieldPair>
  );
}

const NOT_SENT: AnswersForm = {
  register: (name) => ({ name, onChange: async () => undefined, onBlur: async () => undefined, ref: () => undefined }),
  formState: { errors: {} },
};

/** What a party of two sees. */
function Preview({ typed: { text, kind, options, perGuest, required, asked } }: { readonly typed: TypedQuestion }) {
  if (text.trim() === '') return null;
  const question = {
    __typename: 'GuestQuestion',
    ...{ id: 'preview', tourId: null, text: text.trim(), kind, asked, perGuest, required },
    options: optionsOf(options),
  } as const;
  return (
    <fieldset>
      <legend>A party of two reads</legend>
      <AnswerFields form={NOT_SENT} questions={[question]} guests={2} />
    </fieldset>
  );
}
