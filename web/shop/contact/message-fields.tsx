import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { CONTACT_SUBJECTS, subjectOf } from '../../../services/shared/contracts/src/house/contact-subjects.js';
import { SelectField, TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { useOnceHydrated } from '../../kit/document/use-once-hydrated.js';
import { type FieldForm, fieldProps } from '../../kit/lib/field-props.js';
import { Honeypot } from '../design/honeypot.js';
import { type ContactForm, subjectWords } from './contact-form.js';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4) var(--s-5);
  ${media.fromPhone} { grid-template-columns: repeat(2, minmax(0, 1fr)); > [data-wide] { grid-column: 1 / -1; } }
`;

interface MessageFieldsProps {
  readonly form: FieldForm<ContactForm>;
  /** Chosen at the moment. */
  readonly subject: string;
}

export function MessageFields({ form, subject }: MessageFieldsProps) {
  const [parameters] = useSearchParams();
  // The form fills in its values in the browser; this one is in the HTML.
  const proposed = subjectOf(parameters.get('subject'));
  // A draft has its subject before the page that is rendered has.
  const isGroup = useOnceHydrated(subject, proposed ?? '') === 'group-booking';
  return (
    <Fields>
      <TextField label={t`First name`} autoComplete="given-name" required {...fieldProps(form, 'firstName')} />
      <TextField label={t`Last name`} autoComplete="family-name" required {...fieldProps(form, 'lastName')} />
      <TextField label={t`Email`} type="email" autoComplete="email" required {...fieldProps(form, 'email')} />
      <TextField label={t`Phone`} type="tel" autoComplete="tel" required {...fieldProps(form, 'phone')} />
      <div data-wide="">
        <SelectField label={t`Subject`} required defaultValue={proposed} {...fieldProps(form, 'subject')}>
          <option value="">
            <Trans>Choose a subject</Trans>
          </option>
          {CONTACT_SUBJECTS.map((id) => (
            <option key={id} value={id}>
              {subjectWords[id]}
            </option>
          ))}
        </SelectField>
        {isGroup ? (
          <Text kind="small" mt={2}>
            <Trans>
              For days and a price, <TextLink to="/groups">ask on the page for groups</TextLink>.
            </Trans>
          </Text>
        ) : null}
      </div>
      <div data-wide="">
        <TextAreaField label={t`Message`} rows={5} required {...fieldProps(form, 'message')} />
      </div>
      <Honeypot {...form.register('q7k')} />
    </Fields>
  );
}
