import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { CorrectMyOrderDocument, type MyOrderFactsFragment } from '../../generated/operations.js';
import { AddressFields } from '../../kit/address/address-fields.js';
import { correctionShape } from '../../kit/address/address-shape.js';
import { Button } from '../../kit/design/controls/button.js';
import { Text } from '../../kit/design/type/text.js';
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
  const isWhole = delivery.address !== '';
  return (
    <section aria-labelledby="where">
      <h2 id="where" ref={heading} tabIndex={-1}>
        Where it goes
      </h2>
      <Address>
        <span>{customerName}</span>
        {(isWhole ? addressLines(delivery) : [`${delivery.city}, ${delivery.state}`]).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {delivery.phone === '' ? null : <span>Phone {delivery.phone}</span>}
      </Address>
      <Text role="status">{said}</Text>
      {deliveryOpen && !isOpen ? (
        <div>
          <Button kind="second" onClick={() => setIsOpen(true)}>
            Correct the address
          </Button>
        </div>
      ) : null}
      {isOpen ? <AddressForm order={order} token={token} onClose={close} /> : null}
      {deliveryOpen || isOpen || status === 'handed_over' ? null : (
        <Text soft>
          The parcel is packed. If the address is wrong, call <Reach /> at once.
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
    refusedTitle: 'The address was not changed',
    unanswered: { title: 'No answer', text: 'We didn’t get an answer. Please press the button again.' },
    send: async ({ phone: typed, ...where }) => {
      const input = { ...where, phone: typed || null, revision };
      const sent = await correct({ variables: { token, input } }).catch(() => undefined);
      return sent?.data?.correctMyOrder ?? 'unanswered';
    },
    onDone: () => onClose('Saved. We send it there, and have mailed you about it.'),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('address'), [setFocus]);
  return (
    <Form noValidate aria-label="Correct the address" onSubmit={(event) => void submit(event)}>
      <AddressFields isOwn form={form} phoneHint={`Leave it empty to keep ${phone}`} />
      {error ? <Text role="alert">{error.text}</Text> : null}
      <Buttons>
        <Button type="submit" busy={isSubmitting} busyText="Saving...">
          Send it there
        </Button>
        <Button kind="second" disabled={isSubmitting} onClick={() => onClose('')}>
          Not now
        </Button>
      </Buttons>
    </Form>
  );
}
