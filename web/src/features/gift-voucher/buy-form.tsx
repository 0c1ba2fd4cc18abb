import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import voucherCard from '../../art/voucher-card.svg';
import { venue } from '../../content/venue.js';
import { ActionBar } from '../../design/booking/action-bar.js';
import { Button } from '../../design/controls/button.js';
import { Notice } from '../../design/marks/notice.js';
import { Text } from '../../design/type/text.js';
import { VoucherCard } from '../../design/vouchers/voucher-card.js';
import type { Answer } from '../../lib/forms/form-error.js';
import { useAnswerForm } from '../../lib/forms/use-answer-form.js';
import { printedCents } from '../../lib/money.js';
import { AmountChoice } from './amount-choice.js';
import { CardFields } from './card-fields.js';
import { DeliveryFields } from './delivery-fields.js';
import { giftVoucherDraft } from './gift-voucher-draft.js';
import {
  dollarsOf,
  emptyGiftVoucher,
  type GiftVoucher,
  type GiftVoucherForm,
  giftVoucherSchema,
} from './gift-voucher-form.js';
import { Form, Side, Work } from './gift-voucher-parts.js';

/** Puts a voucher into the cart, once. */
export type AddGiftVoucher = (client: ApolloClient, voucher: GiftVoucher) => Promise<Answer>;

/** The form, beside it the card that it makes. The next voucher keeps who gives it. */
export function BuyForm({ onAdd }: { readonly onAdd: AddGiftVoucher }) {
  const client = useApolloClient();
  const { form, isSubmitting, error, submit } = useAnswerForm<GiftVoucherForm, GiftVoucher, Answer>({
    schema: giftVoucherSchema,
    empty: emptyGiftVoucher,
    refusedTitle: 'The voucher is not in your cart',
    unanswered: { title: 'No answer came', text: 'Press the button again: the voucher is added once.' },
    send: (voucher) => onAdd(client, voucher),
    after: ({ fromName }) => ({ ...emptyGiftVoucher, fromName }),
    onDone: () => giftVoucherDraft.write(undefined),
  });
  const { reset, watch } = form;
  useEffect(() => {
    const kept = giftVoucherDraft.read();
    if (kept) reset(kept);
    const { unsubscribe } = watch((now) => giftVoucherDraft.write(now as GiftVoucherForm));
    return unsubscribe;
  }, [reset, watch]);
  const typed = form.watch();
  const dollars = dollarsOf(typed);
  const sum = dollars === undefined ? undefined : printedCents(dollars * 100);
  const name = typed.recipientName.trim();

  return (
    <Form noValidate aria-label="Gift voucher" onSubmit={(event) => void submit(event)}>
      <Work>
        <AmountChoice form={form} />
        <CardFields form={form} />
        <DeliveryFields form={form} />
      </Work>
      <Side>
        <Text kind="caps" soft>
          {name ? `As ${name} will see it` : 'As they will see it'}
        </Text>
        <VoucherCard
          picture={voucherCard}
          house={venue.name}
          amount={dollars === undefined ? '$' : `$${dollars}`}
          forName={name}
          fromName={typed.fromName.trim()}
          message={typed.message.trim()}
          code={null}
          withoutCode="Comes with payment"
        />
        {error ? (
          <Notice alert tone="refused" title={error.title}>
            {error.text}
          </Notice>
        ) : null}
        <ActionBar summary="Gift voucher" amount={sum}>
          <Button type="submit" busy={isSubmitting}>
            {sum === undefined ? 'Add to Cart' : `Add to Cart, ${sum}`}
          </Button>
        </ActionBar>
      </Side>
    </Form>
  );
}
