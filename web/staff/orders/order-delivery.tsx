import { useState } from 'react';
import {
  CorrectOrderDeliveryDocument,
  OrderHistoryDocument,
  StaffOrdersDocument,
} from '../../generated/staff-operations.js';
import { AddressFields } from '../../kit/address/address-fields.js';
import { correctionShape } from '../../kit/address/address-shape.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Dialog } from '../../kit/design/layers/dialog.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { MailLink } from '../../kit/design/type/mail-link.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { ReasonField } from '../forms/reason-field.js';
import { StaffForm } from '../forms/staff-form.js';
import { Facts } from '../lists/row-details.js';
import type { StaffOrder } from './order-parts.js';
import { ShipTo } from './ship-to.js';

const schema = correctionShape.extend({
  reason: lineField().min(1, 'Please say why').max(300, 'At most 300 characters, please'),
});

interface CorrectAddressProps {
  readonly order: StaffOrder;
  readonly onClose: () => void;
}

function CorrectAddressForm({ order, onClose }: CorrectAddressProps) {
  const { id, revision, status, orderNumber } = order;
  const { address = '', city = '', state = '', zipCode = '', phone = '' } = order.delivery ?? {};
  const correct = useAdminMutation(CorrectOrderDeliveryDocument, [StaffOrdersDocument, OrderHistoryDocument]);
  const { form, ...sending } = useAnswerForm({
    schema,
    empty: { address, city, state, zipCode, phone, reason: '' },
    refusedTitle: 'The address was not corrected',
    send: ({ reason, ...input }) => correct({ id, reason, input: { ...input, revision } }),
    onDone: () => {
      const more = status === 'packed' ? ' Put a new label on the parcel.' : ' The buyer gets an e-mail.';
      showToast({ title: 'Address corrected', text: `Order ${orderNumber}.${more}`, tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} button="Correct the address" busyText="Saving..." onClose={onClose}>
      {status === 'packed' ? (
        <Notice tone="refused" title="This parcel is packed">
          Its label has the old address. Print the packing slip again and put the new label on.
        </Notice>
      ) : null}
      <AddressFields isOwn={false} form={form} />
      <ReasonField usual="contact" hint="Kept with the order, not shown to the buyer" {...fieldProps(form, 'reason')} />
    </StaffForm>
  );
}

/** Whose order it is, and where it goes, which staff correct until it is handed over. */
export function OrderDelivery({ order }: { readonly order: StaffOrder }) {
  const { orderNumber, customerName, customerEmail, delivery, status, labelIsOld } = order;
  const [isOpen, setIsOpen] = useState(false);
  const readsOnly = useReadsOnly();
  return (
    <>
      {labelIsOld ? (
        <Notice tone="refused" title="The parcel has an old label">
          The address was corrected after it was packed. Print the packing slip again before it leaves.
        </Notice>
      ) : null}
      <Facts>
        <dt>Customer</dt>
        <dd>{customerName}</dd>
        {readsOnly ? null : (
          <>
            <dt>E-mail</dt>
            <dd>
              <MailLink email={customerEmail} />
            </dd>
          </>
        )}
        <dt>Ship to</dt>
        <dd>
          <ShipTo order={order} />
        </dd>
      </Facts>
      {readsOnly || delivery === null || status === 'handed_over' ? null : (
        <div>
          <ToolButton aria-label={`Correct the address: order ${orderNumber}`} onClick={() => setIsOpen(true)}>
            Correct the address
          </ToolButton>
        </div>
      )}
      <Dialog plain open={isOpen} onOpenChange={setIsOpen} title={`Address of order ${orderNumber}`}>
        <CorrectAddressForm order={order} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
