import { OutsideLink, TextLink } from './text-link.js';

/** The way to write to the house: its address, or the form where it has none. */
export function EmailLink({ email }: { readonly email: string | null | undefined }) {
  if (email) return <OutsideLink href={`mailto:${email}`}>{email}</OutsideLink>;
  return <TextLink to="/contact">Write to us</TextLink>;
}
