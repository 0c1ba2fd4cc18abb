import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { MAIL_DAYS_AHEAD } from '../../kit/lib/mail-day.js';
import { dateAfter, venueToday } from '../../kit/lib/venue-dates.js';
import type { GiftVoucher, GiftVoucherForm } from './gift-voucher-form.js';
import { Section, Two } from './gift-voucher-parts.js';

export function DeliveryFields({ form }: { readonly form: UseFormReturn<GiftVoucherForm, unknown, GiftVoucher> }) {
  const [to, typedName] = form.watch(['to', 'recipientName']);
  const name = typedName.trim();
  const theirs = name ? t`${name}’s e-mail` : t`Their e-mail`;
  const [today, setToday] = useState<string>();
  // Rendered on another day than it is read.
  useEffect(() => setToday(venueToday()), []);
  return (
    <Section aria-labelledby="how">
      <h2 id="how">
        <Trans>How it gets there</Trans>
      </h2>
      <fieldset>
        <legend>
          <Trans>Who gets the e-mail</Trans>
        </legend>
        <CheckboxField
          type="radio"
          label={name ? t`By e-mail to ${name}` : t`By e-mail to them`}
          hint={t`On the day you choose, at 9:00 AM`}
          name="to"
          value="them"
          checked={to === 'them'}
          onChange={() => form.setValue('to', 'them')}
        />
        <CheckboxField
          type="radio"
          label={t`To me`}
          hint={t`At once. I print it or hand it on myself`}
          name="to"
          value="me"
          checked={to === 'me'}
          onChange={() => form.setValue('to', 'me')}
        />
      </fieldset>
      <Two>
        <TextField
          label={to === 'me' ? t`Your e-mail` : theirs}
          type="email"
          autoComplete={to === 'me' ? 'email' : 'off'}
          maxLength={254}
          {...fieldProps(form, 'recipientEmail')}
        />
        {to === 'me' ? null : (
          <TextField
            label={t`Send it on (optional)`}
            hint={t`Without a day it is sent at once`}
            type="date"
            min={today}
            max={today && dateAfter(today, MAIL_DAYS_AHEAD)}
            {...fieldProps(form, 'sendOn')}
          />
        )}
      </Two>
    </Section>
  );
}
