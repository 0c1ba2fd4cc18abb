import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { thisHouse } from '#house/about/house.js';
import { pageSkylines } from '#house/about/skylines.js';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import type { Answer } from '../../kit/lib/forms/form-error.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { printedCents } from '../../kit/lib/money.js';
import { tabItem } from '../../kit/lib/tab-storage.js';
import { z } from '../../kit/lib/zod.js';
import { ActionBar } from '../design/action-bar.js';
import { VoucherCard } from '../design/voucher-card.js';
import { AmountChoice } from './amount-choice.js';
import { DeliveryFields } from './delivery-fields.js';
import {
  dollarsOf,
  emptyGiftVoucher,
  type GiftVoucher,
  type GiftVoucherForm,
  giftVoucherSchema,
  MOST_WORDS,
} from './gift-voucher-form.js';
import { Form, Preview, Section, Side, Two, Work } from './gift-voucher-parts.js';

const typed: z.ZodType<GiftVoucherForm> = z.object({
  amount: z.string(),
  ownAmount: z.string(),
  recipientName: z.string(),
  fromName: z.string(),
  message: z.string(),
  to: z.string(),
  recipientEmail: z.string(),
  sendOn: z.string(),
});

/** What was typed in this tab, and is not in the cart yet. */
const giftVoucherDraft = tabItem('hilltop:gift-voucher:v1', typed);

/** Puts a voucher into the cart, once. */
type AddGiftVoucher = (client: ApolloClient, voucher: GiftVoucher) => Promise<Answer>;

/** The form, next to the card that it makes. The next voucher keeps the giver's name. */
function BuyForm({ onAdd }: { readonly onAdd: AddGiftVoucher }) {
  const client = useApolloClient();
  const [isAdded, setIsAdded] = useState(false);
  const { form, isSubmitting, error, submit } = useAnswerForm<GiftVoucherForm, GiftVoucher, Answer>({
    schema: giftVoucherSchema,
    empty: emptyGiftVoucher,
    refusedTitle: t`The voucher is not in your cart`,
    unanswered: { title: t`No answer from the server`, text: t`Press the button again: the voucher is added once.` },
    send: (voucher) => onAdd(client, voucher),
    after: ({ fromName }) => ({ ...emptyGiftVoucher, fromName }),
    onDone: () => {
      giftVoucherDraft.write(undefined);
      setIsAdded(true);
    },
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
    <Form noValidate aria-label={t`Gift voucher`} onSubmit={(event) => void submit(event)}>
      <Work>
        <AmountChoice form={form} />
        <CardFields form={form} />
        <DeliveryFields form={form} />
      </Work>
      <Side>
        <Preview>
          <Text kind="caps" soft>
            {name ? t`As ${name} will see it` : t`As they will see it`}
          </Text>
          <VoucherCard
            picture={thisHouse.drawings.voucher}
            house={thisHouse.name}
            amount={dollars === undefined ? '$' : `$${dollars}`}
            forName={name}
            fromName={typed.fromName.trim()}
            message={typed.message.trim()}
            code={null}
            withoutCode={t`Comes with payment`}
          />
        </Preview>
        {error ? (
          <Notice alert tone="refused" title={error.title}>
            {error.text}
          </Notice>
        ) : null}
        <ActionBar summary={isAdded ? undefined : t`Gift voucher`} amount={isAdded ? undefined : sum}>
          {isAdded ? (
            <ButtonLink to="/cart" kind="second">
              <Trans>Open the cart</Trans>
            </ButtonLink>
          ) : null}
          <Button type="submit" busy={isSubmitting}>
            {sum === undefined ? t`Add to Cart` : t`Add to Cart, ${sum}`}
          </Button>
        </ActionBar>
      </Side>
    </Form>
  );
}

function CardFields({ form }: { readonly form: UseFormReturn<GiftVoucherForm, unknown, GiftVoucher> }) {
  const left = MOST_WORDS - form.watch('message').length;
  return (
    <Section aria-labelledby="on-the-card">
      <h2 id="on-the-card">
        <Trans>On the card</Trans>
      </h2>
      <Two>
        <TextField label={t`For whom`} autoComplete="off" maxLength={100} {...fieldProps(form, 'recipientName')} />
        <TextField label={t`From whom`} autoComplete="name" maxLength={100} {...fieldProps(form, 'fromName')} />
      </Two>
      <TextAreaField
        label={t`A few words (optional)`}
        hint={t`${left} of ${MOST_WORDS} characters left`}
        maxLength={MOST_WORDS}
        rows={4}
        {...fieldProps(form, 'message')}
      />
    </Section>
  );
}

/** /gift-voucher: a voucher is written, shown as its recipient will see it, and put into the cart. */
export function GiftVoucherPage({ onAdd }: { readonly onAdd: AddGiftVoucher }) {
  const { name, town } = thisHouse;
  usePageTitle(
    t`Gift voucher`,
    t`A gift voucher of ${name} in ${town}: good for tours and everything in the store, without expiry and without a fee.`,
  );
  return (
    <>
      <Masthead
        title={t`Gift voucher`}
        lead={t`For a tour, a book, or whatever they like in the store. No expiry, no fee.`}
        skyline={pageSkylines.giftVoucher}
      />
      <Terrace>
        <PageBody>
          <BuyForm onAdd={onAdd} />
        </PageBody>
      </Terrace>
    </>
  );
}
