import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { SelectField, TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { AnswerFields } from '../../kit/party/answer-fields.js';
import type { AskedQuestion } from '../../kit/party/answers.js';
import { languageNames, languages } from '../../kit/words/language.js';
import type { CallForm } from './use-caller-booking.js';

/** Without an e-mail address, the code is read out. */
export function CallerFields({ form }: { readonly form: CallForm }) {
  const withoutEmail = form.watch('withoutEmail');
  return (
    <>
      <FieldPair>
        <TextField label="First name" autoComplete="off" {...fieldProps(form, 'firstName')} />
        <TextField label="Last name" autoComplete="off" {...fieldProps(form, 'lastName')} />
      </FieldPair>
      <TextField label="Phone" type="tel" autoComplete="off" {...fieldProps(form, 'phone')} />
      {withoutEmail ? null : (
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          hint="Read it back letter by letter"
          {...fieldProps(form, 'email')}
        />
      )}
      {withoutEmail || languages.length === 1 ? null : (
        <SelectField label="E-mails in" {...fieldProps(form, 'language')}>
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </SelectField>
      )}
      <CheckboxField
        label="No e-mail. I read the code out, and the ticket waits at the door"
        {...fieldProps(form, 'withoutEmail')}
      />
    </>
  );
}

interface NeedFieldsProps {
  readonly form: CallForm;
  /** Of the tour. */
  readonly questions: readonly AskedQuestion[];
  readonly guests: number;
}

export function NeedFields({ form, questions, guests }: NeedFieldsProps) {
  return (
    <>
      <TextAreaField
        label="Access needs"
        hint="Guides and the desk see this. Plain words, no diagnosis"
        rows={2}
        maxLength={300}
        {...fieldProps(form, 'accessNeeds')}
      />
      <AnswerFields byStaff form={form} questions={questions} guests={guests} />
      <TextAreaField
        label="Note for the door"
        hint="Guides see it on the day. The guest does not"
        rows={2}
        maxLength={1000}
        {...fieldProps(form, 'noteForDoor')}
      />
    </>
  );
}
