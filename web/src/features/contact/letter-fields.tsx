import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { styled } from 'styled-components';
import { subjects } from '../../content/contact-subjects.js';
import { SelectField, TextAreaField, TextField } from '../../design/controls/text-field.js';
import { media } from '../../design/media.js';
import type { ContactForm } from './contact-form.js';
import { Honeypot } from './honeypot.js';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4) var(--s-5);
  ${media.fromPhone} { grid-template-columns: repeat(2, minmax(0, 1fr)); > [data-wide] { grid-column: 1 / -1; } }
`;

type LetterFieldsProps = {
  readonly register: UseFormRegister<ContactForm>;
  readonly errors: FieldErrors<ContactForm>;
};

/** Who writes, about what, and the letter itself; what is wrong stands under its line (spec.md §5). */
export const LetterFields = ({ register, errors }: LetterFieldsProps) => (
  <Fields>
    <TextField
      label="First name"
      autoComplete="given-name"
      required
      error={errors.firstName?.message}
      {...register('firstName')}
    />
    <TextField
      label="Last name"
      autoComplete="family-name"
      required
      error={errors.lastName?.message}
      {...register('lastName')}
    />
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      required
      error={errors.email?.message}
      {...register('email')}
    />
    <TextField
      label="Phone"
      type="tel"
      autoComplete="tel"
      required
      error={errors.phone?.message}
      {...register('phone')}
    />
    <div data-wide="">
      <SelectField label="Subject" required error={errors.subject?.message} {...register('subject')}>
        <option value="">Choose a subject</option>
        {subjects.map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
    <div data-wide="">
      <TextAreaField label="Message" rows={5} required error={errors.message?.message} {...register('message')} />
    </div>
    <Honeypot {...register('website')} />
  </Fields>
);
