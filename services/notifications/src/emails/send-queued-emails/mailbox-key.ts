/** An address as limits count it: in lower case and without its `+tag`, so that one mailbox is one address. */
export function mailboxKey(address: string): string {
  const plain = address.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const [name = ''] = plain.slice(0, Math.max(at, 0)).split('+');
  return name === '' ? plain : `${name}${plain.slice(at)}`;
}
