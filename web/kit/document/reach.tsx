import { PhoneLink } from '../design/type/contact-links.js';
import { MailLink } from '../design/type/mail-link.js';
import { TextLink } from '../design/type/text-link.js';
import { useHouseDetails } from './use-house.js';

/** What follows "call": the number, and the way to write. The same as words: `useReach`. */
export function Reach() {
  const { phone, email } = useHouseDetails() ?? {};
  return (
    <>
      {phone ? <PhoneLink phone={phone} /> : 'us'}, or write to {email ? <MailLink email={email} /> : null}
      {email ? null : (
        <>
          us on our <TextLink to="/contact">contact page</TextLink>
        </>
      )}
    </>
  );
}
