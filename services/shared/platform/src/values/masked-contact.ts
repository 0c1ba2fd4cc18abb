/** Its owner recognizes it and nobody can write to it: `a…@e…`. Empty for none. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return email === '' ? '' : `${first(local)}…@${first(domain)}…`;
}

/** The last two digits: `…00`. Empty for none. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits === '' ? '' : `…${digits.slice(-2)}`;
}

const first = (text: string): string => [...text][0] ?? '';
