/** RFC 6068: what an address can have of `?`, `&` and `%` is encoded, so that it adds no other receiver. */
export function mailUrl(email: string, subject?: string): string {
  const to = encodeURIComponent(email).replace(/%40(?=[^%]*$)/, '@');
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}

export function MailLink({ email }: { readonly email: string }) {
  return <a href={mailUrl(email)}>{email}</a>;
}
