import { Trans } from '@lingui/react/macro';
import { OutsideLink, TextLink } from './text-link.js';

/** Link to the house's e-mail address, or to the contact form if it has none. */
export function EmailLink({ email }: { readonly email: string | null | undefined }) {
  if (email) return <OutsideLink href={`mailto:${email}`}>{email}</OutsideLink>;
  return (
    <TextLink to="/contact">
      <Trans>Write to us</Trans>
    </TextLink>
  );
}
