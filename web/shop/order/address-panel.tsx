import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { linesOfType } from '../../../services/shared/contracts/src/house/lines-of-type.js';
import { CorrectMyOrderDocument, type MyOrderFactsFragment } from '../../generated/operations.js';
import { AddressFields } from '../../kit/address/address-fields.js';
import { correctionShape } from '../../kit/address/address-shape.js';
import { Button } from '../../kit/design/controls/button.js';
import { Text } from '../../kit/design/type/text.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { Reach } from '../../kit/document/reach.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { addressLines } from '../../kit/lib/postal-address.js';
import { Address, Buttons, Form } from '../design/own-page-parts.js';

interface AddressPanelProps {
  readonly order: MyOrderFactsFragment;
  readonly token: string;
}

/** Where the order goes. Its buyer corrects it until it is packed. */
export function AddressPanel({ order, token }: AddressPanelProps) {
  const { delivery, deliveryOpen, status, customerName } = order;
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const [closed, setClosed] = useState(0);
  // The pressed button is gone with the form.
  useEffect(() => {
    if (closed > 0) heading.current?.focus();
  }, [closed]);
  const close = (text: string): void => {
    setSaid(text);
    setIsOpen(false);
    setClosed((times) => times + 1);
  };
  if (!delivery) return null;
  // Some weeks after it was sent, only the town is shown.
  const { address, city, state, phone } = delivery;
  const isWhole = address !== '';
  return (
    <section aria-labelledby="where">
      <h2 id="where" ref={heading} tabIndex={-1}>
        <Trans>Where it goes</Trans>
      </h2>
      <Address>
        <span>{customerName}</span>
        {(isWhole ? addressLines(delivery) : [[city, state].join(', ')]).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone === '' ? null : (
          <span>
            <Trans>Phone {phone}</Trans>
          </span>
        )}
      </Address>
      <Text role="status">{said}</Text>
      {deliveryOpen && !isOpen ? (
        <div>
          <Button kind="second" onClick={() => setIsOpen(true)}>
            <Trans>Correct the address</Trans>
          </Button>
        </div>
      ) : null}
      {isOpen ? <AddressForm order={order} token={token} onClose={close} /> : null}
      {deliveryOpen || isOpen || status === 'handed_over' ? null : (
        <Text soft>
          <Trans>
            The parcel is packed. If the address is wrong, call <Reach /> at once.
          </Trans>
        </Text>
      )}
    </section>
  );
}

interface AddressFormProps extends AddressPanelProps {
  /** @param said what happened; empty for nothing */
  readonly onClose: (said: string) => void;
}

function AddressForm({ order: { delivery, revision }, token, onClose }: AddressFormProps) {
  const [correct] = useMutation(CorrectMyOrderDocument);
  const { address = '', city = '', state = '', zipCode = '', phone = '' } = delivery ?? {};
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema: correctionShape,
    empty: { address, city, state, zipCode, phone: '' },
    refusedTitle: t`The address was not changed`,
    unanswered: { title: t`No answer`, text: t`We didn’t get an answer. Please press the button again.` },
    send: async ({ phone: typed, ...where }) => {
      const input = { ...where, phone: typed || null, revision };
      const sent = await correct({ variables: { token, input } }).catch(() => undefined);
      return sent?.data?.correctMyOrder ?? 'unanswered';
    },
    onDone: () => onClose(t`Saved. We send it there, and have mailed you about it.`),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('address'), [setFocus]);
  return (
    <Form noValidate aria-label={t`Correct the address`} onSubmit={(event) => void submit(event)}>
      <AddressFields isOwn form={form} phoneHint={t`Leave it empty to keep ${phone}`} />
      {error ? <Text role="alert">{error.text}</Text> : null}
      <Buttons>
        <Button type="submit" busy={isSubmitting} busyText={t`Saving...`}>
          <Trans>Send it there</Trans>
        </Button>
        <Button kind="second" disabled={isSubmitting} onClick={() => onClose('')}>
          <Trans>Not now</Trans>
        </Button>
      </Buttons>
    </Form>
  );
}

/** Where to pick things up, and what to do to have them sent after all. */
export function AtCounter({ order: { lines, delivery, status } }: Pick<AddressPanelProps, 'order'>) {
  const goods = linesOfType(lines, 'OrderItem');
  if (!goods.some(({ pickUp, quantity, cancelled }) => pickUp && quantity > cancelled)) return null;
  const isOpen = delivery === null && (status === 'pending' || status === 'paid');
  return (
    <section aria-labelledby="counter">
      <h2 id="counter">{t`Where you pick it up`}</h2>
      <Text>
        {t`At the counter of the house, with this page or the order number.`}{' '}
        <TextLink to="/visit-us">{t`Hours and the way`}</TextLink>
      </Text>
      {isOpen ? (
        <Text soft>
          <Trans>
            To have it sent instead, <TextLink to="/contact">write to us</TextLink>: that costs shipping, which cannot
            be paid here.
          </Trans>
        </Text>
      ) : null}
    </section>
  );
}
