import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Text } from '../../design/type/text.js';
import { fieldProps } from '../../lib/field-props.js';
import { emailField, lineField } from '../../lib/typed-text.js';
import { z } from '../../lib/zod.js';
import { Erasures } from './erasures.js';
import { StoredData } from './stored-data.js';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
  max-width: 32rem;
  margin-top: var(--s-4);
`;

const schema = z.object({
  email: lineField().min(1, 'E-mail is required').pipe(emailField),
});

/** What is stored of one visitor: to look at, to hand over, and to erase (product.md §6). */
export function PersonalDataTab() {
  const [email, setEmail] = useState<string>();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '' } });
  const submit = form.handleSubmit((typed) => setEmail(typed.email.toLowerCase()));

  return (
    <AdminColumns>
      <AdminSection title="Personal data of a visitor">
        <AdminSectionBody>
          <Text soft>
            Visitors may ask what the house has stored of them, and have it erased. Ask for the e-mail address that they
            booked, ordered or wrote with, and make sure that it is theirs.
          </Text>
          <Form noValidate aria-label="Personal data" onSubmit={(event) => void submit(event)}>
            <TextField label="E-mail" type="email" autoComplete="off" required {...fieldProps(form, 'email')} />
            <div>
              <ToolButton kind="main" type="submit">
                Show what is stored
              </ToolButton>
            </div>
          </Form>
        </AdminSectionBody>
      </AdminSection>
      {email === undefined ? null : <StoredData key={email} email={email} />}
      <Erasures />
    </AdminColumns>
  );
}
