import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { Button } from '../../kit/design/controls/button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { refusedCard, StripeForm, type StripeFormOptions } from './stripe-form.js';
import { stripeKey } from './stripe-key.js';

const stripeFrame = 'iframe[src*=".stripe.com/"]';

/** A bank's challenge (3-D Secure) opens in a frame above the page, but an open dialog blocks pointer events outside it. */
const FramesAbove = createGlobalStyle`
  ${stripeFrame} { pointer-events: auto; }
`;

/** The same for focus: the dialog pulls it back, because it does not see focus enter Stripe's frame. */
function useFocusInFrames(): void {
  useEffect(() => {
    const keep = (event: FocusEvent): void => {
      const into = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (into instanceof Element && into.matches(stripeFrame)) event.stopPropagation();
    };
    for (const type of ['focusin', 'focusout'] as const) document.addEventListener(type, keep, true);
    return () => {
      for (const type of ['focusin', 'focusout'] as const) document.removeEventListener(type, keep, true);
    };
  }, []);
}

interface StripeFieldsProps {
  readonly stripeKey: string;
  readonly options: StripeFormOptions;
  /** Called with the form once it is ready, and with undefined when it unmounts. */
  readonly onForm: (form: StripeForm | undefined) => void;
}

function StripeFields({ stripeKey, options, onForm }: StripeFieldsProps) {
  useFocusInFrames();
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ stripeKey, options, onForm });
  const [state, setState] = useState<'opening' | 'open' | 'failed'>('opening');
  const [tries, setTries] = useState(1);

  useEffect(() => {
    const { stripeKey, options, onForm } = first.current;
    let form: StripeForm | undefined;
    let isGone = false;
    StripeForm.open(stripeKey, options).then(
      (opened) => {
        if (isGone || place.current === null) return opened.close();
        form = opened;
        form.mount(place.current);
        setState('open');
        onForm(form);
      },
      () => {
        if (!isGone) setState('failed');
      },
    );
    return () => {
      isGone = true;
      onForm(undefined);
      form?.close();
    };
  }, [tries]);

  return (
    <div>
      <FramesAbove />
      {state === 'opening' ? <Text role="status">{t`Opening the card form...`}</Text> : null}
      {state === 'failed' ? (
        <Notice tone="refused" title={t`We couldn’t load the card form`} alert>
          <p>
            <Trans>
              It comes from Stripe, our payment provider. Nothing has been charged, and everything you typed is still
              here.
            </Trans>
          </p>
          <Button
            kind="second"
            small
            onClick={() => {
              setState('opening');
              setTries(tries + 1);
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      ) : null}
      <div ref={place} />
    </div>
  );
}

export interface StripePayment {
  readonly fields: ReactNode;
  /** Has the buyer's bank authorize an amount, in US cents (`StripeForm.pay`). */
  readonly pay: StripeForm['pay'];
}

/** Stripe's card form and its payment; undefined without a key, when the mock takes the payment. */
export function useStripeForm(options: StripeFormOptions): StripePayment | undefined {
  const form = useRef<StripeForm>(undefined);
  const key = stripeKey();
  if (key === undefined) return undefined;
  const onForm = (opened: StripeForm | undefined): void => {
    form.current = opened;
  };
  return {
    // The form can be told only once whether the card is charged again.
    fields: <StripeFields key={`${options.chargedLater}`} stripeKey={key} options={options} onForm={onForm} />,
    pay: async (amountCents, start) =>
      form.current ? form.current.pay(amountCents, start) : refusedCard(t`The card form is not ready yet.`),
  };
}
