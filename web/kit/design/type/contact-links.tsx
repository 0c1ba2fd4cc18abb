/** A map with the address; on a phone, its app. No map is embedded, so no third party learns of the visit. */
export function mapUrl({ street, town }: { readonly street: string; readonly town: string }): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${street}, ${town}`)}`;
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
