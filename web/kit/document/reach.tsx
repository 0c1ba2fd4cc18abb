import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PhoneLink } from '../design/type/contact-links.js';
import { MailLink } from '../design/type/mail-link.js';
import { TextLink } from '../design/type/text-link.js';
import { useHouseDetails } from './use-house.js';

/** What follows "call": the number, and the way to write. The same as words: `useReach`. */
export function Reach() {
  const { phone, email } = useHouseDetails() ?? {};
  const number = phone ? <PhoneLink phone={phone} /> : t({ message: 'us', context: 'call us' });
  if (email) {
    return (
      <Trans>
        {number}, or write to <MailLink email={email} />
      </Trans>
    );
  }
  return (
    <Trans>
      {number}, or write to us on our <TextLink to="/contact">contact page</TextLink>
    </Trans>
  );
}
