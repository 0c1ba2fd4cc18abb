import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CashOutVoucherDocument, StaffVouchersDocument } from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useReadsOnly, useRole } from '../../kit/staff-session/session-store.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { ReasonField } from '../forms/reason-field.js';
import { StaffForm } from '../forms/staff-form.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { CodeForm } from './code-form.js';
import { CodesList } from './codes-list.js';
import { IssueForm } from './issue-form.js';
import { VouchersList } from './vouchers-list.js';

const schema = z.object({
  code: lineField().min(1, 'Please type the code of the voucher'),
  reason: lineField().min(3, 'Please give a reason in a few words').max(300, 'At most 300 characters'),
});

const once = sendOnce('paid-out-voucher');

/** Pays out a voucher's rest, if it is small. */
function CashOutForm() {
  const cashOut = useAdminMutation(CashOutVoucherDocument, [StaffVouchersDocument]);
  const [paid, setPaid] = useState<{ readonly amount: string; readonly last4: string }>();
  const { form, ...sending } = useAnswerForm({
    schema,
    empty: { code: '', reason: '' },
    refusedTitle: 'Nothing is paid out',
    unanswered: {
      title: 'No answer from the server',
      text: 'Press again before you hand anything over: it is paid out once, and you are told how much.',
    },
    send: (read) => {
      setPaid(undefined);
      // The end alone: a code is money, and the tab keeps what it has no answer to.
      return once(read.code.slice(-4), (idempotencyKey) => cashOut({ ...read, idempotencyKey }));
    },
    onDone: (answer) => {
      if (answer.__typename === 'VoucherCashedOut') setPaid({ amount: answer.amount, last4: answer.voucher.last4 });
    },
  });
  return (
    <AdminSection title="Pay out a balance">
      <AdminSectionBody>
        <StaffForm
          of={sending}
          aria-label="Pay out a balance"
          style={{ maxWidth: '46rem' }}
          button="Pay out"
          busyText="Looking..."
        >
          <FieldPair>
            <TextField
              label="Code of the voucher"
              hint="A balance under $2.50 is paid out in cash"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...fieldProps(form, 'code')}
            />
            <ReasonField usual="voucher" hint="Kept on record" {...fieldProps(form, 'reason')} />
          </FieldPair>
          {paid ? (
            <div role="status">
              <Notice tone="done" title={`Hand over $${paid.amount}.`}>
                The voucher that ends in {paid.last4} is used up.
              </Notice>
            </div>
          ) : null}
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}

const Code = styled.p`
  margin-block: var(--s-2);
  font: 600 var(--t-5)/1.2 var(--ui);
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
`;

interface VoucherCodeProps {
  readonly code: string;
  /** Empty if it is not mailed. */
  readonly email: string;
  readonly onClose: () => void;
}

/** A new voucher's code, which the server says only once. It gets the focus. */
function VoucherCode({ code, email, onClose }: VoucherCodeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="done" title="The code of the voucher">
        <Code>{code}</Code>
        <p>
          {email === '' ? 'Hand it over now. ' : `It is on its way to ${email}. `}
          It can’t be shown again: only its last four characters are in the list.
        </p>
        <ToolButton onClick={onClose}>Done</ToolButton>
      </Notice>
    </div>
  );
}

/** Managers issue, block and replace vouchers, create and end codes, and see their costs; the desk pays out small rests; who reads the books sees all of it. */
export function VouchersTab() {
  const isManager = useRole() === 'manager';
  const readsOnly = useReadsOnly();
  const [open, setOpen] = useState<'voucher' | 'code'>();
  const close = (): void => setOpen(undefined);
  const [issued, setIssued] = useState<{ readonly code: string; readonly email: string }>();
  const show = (code: string, email: string): void => {
    setIssued({ code, email });
    close();
  };
  if (readsOnly) {
    return (
      <AdminColumns>
        <VouchersList onReplaced={show} />
        <CodesList />
      </AdminColumns>
    );
  }
  if (!isManager) {
    return (
      <AdminColumns>
        <CashOutForm />
      </AdminColumns>
    );
  }
  return (
    <AdminColumns>
      {issued ? (
        <VoucherCode key={issued.code} code={issued.code} email={issued.email} onClose={() => setIssued(undefined)} />
      ) : null}
      {open === 'voucher' ? <IssueForm onIssued={show} onClose={close} /> : null}
      {open === 'code' ? <CodeForm onClose={close} /> : null}
      {open === undefined ? (
        <Row>
          <ToolButton kind="main" onClick={() => setOpen('voucher')}>
            Issue a voucher
          </ToolButton>
          <ToolButton onClick={() => setOpen('code')}>Create a code</ToolButton>
        </Row>
      ) : null}
      <VouchersList onReplaced={show} />
      <CodesList />
      <CashOutForm />
    </AdminColumns>
  );
}
