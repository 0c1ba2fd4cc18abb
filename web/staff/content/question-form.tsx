import { SaveQuestionsDocument } from '../../generated/staff-operations.js';
import { SelectField, TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { AnswerCard } from '../../kit/design/marks/answer-card.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { SpanishFields } from '../forms/spanish-fields.js';
import { StaffForm } from '../forms/staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { type QuestionDraft, stateNames, topicNames } from './question-draft.js';
import { fieldAt, useSectionForm } from './use-section-form.js';

interface QuestionFormProps {
  readonly draft: QuestionDraft;
  /** Position in the list; its length for a new question. */
  readonly place: number;
  /** In the page's order. */
  readonly items: readonly QuestionDraft[];
  readonly version: number;
  readonly onChosen: (place: number) => void;
}

/** One question, with a preview. It is saved with its whole list. */
export function QuestionForm({ draft, place, items, version, onChosen }: QuestionFormProps) {
  const isNew = place === items.length;
  const { form, save, ...sending } = useSectionForm({
    keptAs: isNew ? 'new question' : `question ${draft.question}`,
    document: SaveQuestionsDocument,
    version,
    draft,
    follows: true,
    fieldOf: fieldAt(place, draft),
    variablesOf: (written) => ({ version, input: items.toSpliced(place, isNew ? 0 : 1, written) }),
  });
  const remove = async (): Promise<void> => {
    if (await save({ version, input: items.toSpliced(place, 1) })) onChosen(0);
  };
  const moveUp = async (): Promise<void> => {
    const input = items.toSpliced(place, 1).toSpliced(place - 1, 0, draft);
    if (await save({ version, input })) onChosen(place - 1);
  };
  const typed = form.watch();
  return (
    <AdminSection title={isNew ? 'New question' : draft.question}>
      <AdminSectionBody>
        <StaffForm
          of={sending}
          aria-label="Question of visitors"
          button="Save question"
          more={
            isNew ? null : (
              <>
                <ToolButton disabled={place === 0} onClick={() => void moveUp()}>
                  Move up
                </ToolButton>
                <ToolButton onClick={() => void remove()}>Withdraw</ToolButton>
              </>
            )
          }
        >
          <FieldPair>
            <SelectField label="Part of the page" {...fieldProps(form, 'topic')}>
              {Object.entries(topicNames).map(([topic, name]) => (
                <option key={topic} value={topic}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField label="How sure it is" {...fieldProps(form, 'state')}>
              {Object.entries(stateNames).map(([state, name]) => (
                <option key={state} value={state}>
                  {name}
                </option>
              ))}
            </SelectField>
          </FieldPair>
          <TextField label="Question" {...fieldProps(form, 'question')} />
          <TextAreaField label="Answer" rows={4} {...fieldProps(form, 'answer')} />
          {typed.state === 'known' ? (
            <TextField
              label="Source of the answer"
              hint="Empty for the house itself. For example: the engineers who opened it"
              {...fieldProps(form, 'source')}
            />
          ) : null}
          <SpanishFields
            form={form}
            fields={[
              { name: 'questionEs', label: 'Question' },
              { name: 'answerEs', label: 'Answer', rows: 4 },
            ]}
          />
          <fieldset>
            <legend>Preview</legend>
            <AnswerCard {...typed} heading="strong" />
          </fieldset>
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
