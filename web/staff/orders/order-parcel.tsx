import { useState } from 'react';
import {
  ChangeOrderStatusDocument,
  CorrectOrderParcelDocument,
  OrderHistoryDocument,
  OrderParcelDocument,
  type OrderParcelQuery,
  StaffOrdersDocument,
  TodayNeedsDocument,
} from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Dialog } from '../../kit/design/layers/dialog.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed } from '../../kit/desk/list-states.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { isolated } from '../../kit/lib/names.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { ReasonField } from '../forms/reason-field.js';
import { StaffForm } from '../forms/staff-form.js';
import { Facts } from '../lists/row-details.js';
import type { StaffOrder } from './order-parts.js';
import { isToSend } from './order-status.js';

type Parcel = NonNullable<NonNullable<OrderParcelQuery['orders']>['orders'][number]['parcel']>;

const fields = {
  carrier: lineField().max(40, 'At most 40 characters, please'),
  trackingNumber: lineField()
    .regex(/^[A-Za-z0-9 ]*$/, 'Letters and digits only, please')
    .refine((typed) => typed.replaceAll(' ', '').length <= 40, 'At most 40 characters, please'),
};

/** An order can be sent without them. A correction names the carrier. */
function schemaOf(isSent: boolean) {
  return z.object(fields).superRefine(({ carrier, trackingNumber }, context) => {
    if (carrier === '' && (isSent || trackingNumber !== ''))
      context.addIssue({ code: 'custom', path: ['carrier'], message: 'Please name the carrier' });
  });
}

interface ParcelDialogProps {
  readonly order: StaffOrder;
  readonly parcel?: Parcel | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Marks an order as sent, with carrier and tracking number; once it is sent, corrects or adds them. */
export function ParcelDialog({ isOpen, onClose, ...props }: ParcelDialogProps) {
  const { status, orderNumber } = props.order;
  const title = status === 'handed_over' ? `Parcel of order ${orderNumber}` : `Send order ${orderNumber}`;
  return (
    <Dialog plain open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())} title={title}>
      <ParcelForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function ParcelForm({ order, parcel, onClose }: Omit<ParcelDialogProps, 'isOpen'>) {
  const { id, revision, status, orderNumber } = order;
  const isSent = status === 'handed_over';
  const lists = [StaffOrdersDocument, TodayNeedsDocument, OrderHistoryDocument, OrderParcelDocument];
  const markAsSent = useAdminMutation(ChangeOrderStatusDocument, lists);
  const correct = useAdminMutation(CorrectOrderParcelDocument, lists);
  const { form, ...sending } = useAnswerForm({
    schema: schemaOf(isSent),
    empty: { carrier: parcel?.carrier ?? '', trackingNumber: parcel?.trackingNumber ?? '' },
    refusedTitle: isSent ? 'The parcel was not corrected' : 'The order was not marked as sent',
    send: ({ carrier, trackingNumber }) => {
      const input = { carrier, trackingNumber: trackingNumber || null };
      if (isSent) return correct({ id, input });
      return markAsSent({ id, from: status, to: 'handed_over', revision, parcel: carrier === '' ? null : input });
    },
    onDone: () => {
      const what = isSent ? 'The parcel is corrected.' : `${orderNumber} is sent.`;
      showToast({ title: 'Order changed', text: `${what} The buyer gets an e-mail.`, tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} button={isSent ? 'Save' : 'Mark as sent'} busyText="Saving..." onClose={onClose}>
      <Text>The buyer gets an e-mail that the parcel is on its way, with what you enter here.</Text>
      <ReasonField label={isSent ? 'Carrier' : 'Carrier (optional)'} usual="carrier" {...fieldProps(form, 'carrier')} />
      <TextField label="Tracking number (optional)" autoComplete="off" {...fieldProps(form, 'trackingNumber')} />
    </StaffForm>
  );
}

/** How an order was sent. Readers of the books do not see it. */
export function OrderParcel({ order }: { readonly order: StaffOrder }) {
  const { orderNumber, status } = order;
  const isShown = !useReadsOnly() && status === 'handed_over' && isToSend(order);
  const { data, hasFailed, reload } = useAdminQuery(OrderParcelDocument, { orderNumber }, isShown);
  const [isOpen, setIsOpen] = useState(false);
  if (!isShown) return null;
  if (hasFailed) return <ListFailed label="parcel" onRetry={() => void reload()} />;
  const [found] = data?.orders?.orders ?? [];
  if (!found) return <Text role="status">Loading the parcel...</Text>;
  const { parcel } = found;
  const words = parcel ? 'Correct carrier or number' : 'Add carrier and number';
  return (
    <>
      <Facts>
        <dt>Parcel</dt>
        <dd>{parcel ? <ParcelWords parcel={parcel} /> : 'Sent, with no carrier named'}</dd>
      </Facts>
      <div>
        <ToolButton aria-label={`${words}: order ${orderNumber}`} onClick={() => setIsOpen(true)}>
          {words}
        </ToolButton>
      </div>
      <ParcelDialog order={order} parcel={parcel} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function ParcelWords({ parcel: { carrier, trackingNumber, trackingUrl, sentAt } }: { readonly parcel: Parcel }) {
  return (
    <>
      Sent with {isolated(carrier)}
      {sentAt === null ? '' : `, ${venueDateTime(sentAt)}`}
      {trackingNumber === null ? null : ', number '}
      {trackingUrl === null ? (
        trackingNumber
      ) : (
        <a href={trackingUrl} target="_blank" rel="noreferrer">
          {trackingNumber}
        </a>
      )}
    </>
  );
}
