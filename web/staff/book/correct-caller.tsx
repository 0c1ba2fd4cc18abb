import {
  CorrectPaymentLinkDocument,
  type StaffPaymentLinkFragment as Link,
  PaymentLinksDocument,
} from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { nameOf } from '../../kit/lib/names.js';
import { emailField, lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { StaffForm } from '../forms/staff-form.js';

const schema = z.object({
  firstName: lineField().min(2, 'First name must be at least 2 characters'),
  lastName: lineField().min(2, 'Last name must be at least 2 characters'),
  email: emailField,
  phone: lineField().min(10, 'Please enter a valid phone number'),
});

interface CorrectCallerProps {
  readonly link: Link;
  readonly onClose: () => void;
  readonly onCorrected: (link: Link) => void;
}

/** The seats stay held as they are; the link is mailed anew. */
export function CorrectCaller({ link, onClose, onCorrected }: CorrectCallerProps) {
  const correct = useAdminMutation(CorrectPaymentLinkDocument, [PaymentLinksDocument]);
  const { id, firstName, lastName, email, phone } = link;
  const { form, ...sending } = useAnswerForm({
    schema,
    empty: { firstName, lastName: lastName ?? '', email: email ?? '', phone: phone ?? '' },
    refusedTitle: 'Nothing was changed',
    send: (input) => correct({ id, input }),
    onDone: (answer, sent) => {
      showToast({ title: 'Corrected', text: `The link is mailed to ${sent.email}.`, tone: 'done' });
      onClose();
      if (answer.__typename === 'PaymentLink') onCorrected(answer);
    },
  });
  const isSame = form.watch('email').trim().toLowerCase() === (email ?? '').toLowerCase();
  return (
    <StaffForm
      of={sending}
      aria-label={`Correct ${nameOf(link)}`}
      button="Correct and mail the link"
      busyText="Saving..."
      onClose={onClose}
    >
      <FieldPair>
        <TextField label="First name" autoComplete="off" autoFocus {...fieldProps(form, 'firstName')} />
        <TextField label="Last name" autoComplete="off" {...fieldProps(form, 'lastName')} />
      </FieldPair>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        hint="Read it back letter by letter"
        {...fieldProps(form, 'email')}
      />
      <TextField label="Phone" type="tel" autoComplete="off" {...fieldProps(form, 'phone')} />
      <p>
        {isSame
          ? 'The link stays, and is mailed again.'
          : 'A new link goes to this address. The one in the earlier e-mail stops working at once.'}
      </p>
    </StaffForm>
  );
}
