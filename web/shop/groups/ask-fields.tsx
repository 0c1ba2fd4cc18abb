import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { SelectField, TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { kindWords, paymentWords } from './group-ask.js';
import type { GroupTerms } from './group-terms.js';
import type { AskForm } from './preferred-day-fields.js';

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding-top: var(--s-5);
  border-top: 4px double var(--brass-deep);
  h3 { font-size: var(--t-6); }
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4) var(--s-5);
  align-items: start;
  &[data-narrow] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.fromPhone} { grid-template-columns: repeat(2, minmax(0, 1fr)); > [data-wide] { grid-column: 1 / -1; } }
`;

function ChoiceField({
  words,
  ...rest
}: Omit<ComponentProps<typeof SelectField>, 'children'> & { readonly words: Readonly<Record<string, string>> }) {
  return (
    <SelectField {...rest}>
      {Object.entries(words).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

interface WhoComesProps {
  readonly form: AskForm;
  readonly terms: GroupTerms;
}

/** Below the smallest group it leads to online booking. */
export function WhoComes({ form, terms: { smallestGroup } }: WhoComesProps) {
  const [pupils, adults] = form.watch(['pupils', 'adults']);
  const people = (Number(pupils) || 0) + (Number(adults) || 0);
  const isSmall = adults !== '' && people > 0 && people < smallestGroup;
  const count = { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const;
  return (
    <Part aria-labelledby="who-comes">
      <h3 id="who-comes">
        <Trans>Who comes</Trans>
      </h3>
      <Two>
        <TextField
          label={t`School or organization`}
          autoComplete="organization"
          maxLength={100}
          required
          {...fieldProps(form, 'organizationName')}
        />
        <ChoiceField label={t`What it is`} words={kindWords} {...fieldProps(form, 'organizationKind')} />
      </Two>
      <Two data-narrow="">
        <TextField label={t`Pupils`} {...count} {...fieldProps(form, 'pupils')} />
        <TextField label={t`Adults`} {...count} {...fieldProps(form, 'adults')} />
      </Two>
      <Text kind="small" soft>
        <Trans>Teachers and helpers count as adults. A driver who stays with the bus does not count.</Trans>
      </Text>
      {isSmall ? (
        <Notice title={t`Fewer than ${smallestGroup} people book online`}>
          <p>
            <Trans>Choose a day and a time, and you have your tickets at once.</Trans>
          </p>
          <Text mt={3}>
            <ButtonLink to="/tours" kind="second" small>
              <Trans>Book online</Trans>
            </ButtonLink>
          </Text>
        </Notice>
      ) : null}
      <TextField
        label={t({ message: 'Grade (optional)', comment: 'Of pupils: “4th”' })}
        autoComplete="off"
        maxLength={40}
        {...fieldProps(form, 'grade')}
      />
    </Part>
  );
}

export function AboutYou({ form }: { readonly form: AskForm }) {
  return (
    <Part aria-labelledby="about-you">
      <h3 id="about-you">
        <Trans>How we reach you</Trans>
      </h3>
      <Two>
        <TextField label={t`Your name`} autoComplete="name" required {...fieldProps(form, 'organizerName')} />
        <TextField label={t`Phone`} type="tel" autoComplete="tel" required {...fieldProps(form, 'organizerPhone')} />
        <TextField
          label={t`E-mail`}
          type="email"
          autoComplete="email"
          required
          {...fieldProps(form, 'organizerEmail')}
        />
        <ChoiceField label={t`You pay by`} words={paymentWords} {...fieldProps(form, 'paysBy')} />
        <div data-wide="">
          <TextAreaField
            label={t`Access needs (optional)`}
            hint={t`Guides and the desk see this. Plain words, no names and no diagnosis`}
            rows={2}
            maxLength={300}
            {...fieldProps(form, 'accessNeeds')}
          />
        </div>
        <div data-wide="">
          <TextAreaField label={t`Note (optional)`} rows={3} maxLength={1000} {...fieldProps(form, 'note')} />
        </div>
      </Two>
    </Part>
  );
}
