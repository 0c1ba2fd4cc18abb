/** RFC 6068: what an address can have of `?`, `&` and `%` is encoded, so that it adds no other receiver. */
export function mailUrl(email: string, subject?: string): string {
  const to = encodeURIComponent(email).replace(/%40(?=[^%]*$)/, '@');
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}

export function MailLink({ email }: { readonly email: string }) {
  return <a href={mailUrl(email)}>{email}</a>;
}

/** A map with the address; on a phone, its app. No map is embedded, so no third party learns of the visit. */
export function mapUrl(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

/** A number of ten digits is American. */
export function phoneUrl(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}

/** @param children in place of the number */
export function PhoneLink({ phone, children = phone }: { readonly phone: string; readonly children?: string }) {
  return <a href={phoneUrl(phone)}>{children}</a>;
}
