export interface PostalAddress {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** As on an envelope: the street, then "Springfield, VT 05156". */
export function addressLines({ address, city, state, zipCode }: PostalAddress): readonly string[] {
  return [address, `${city}, ${state} ${zipCode}`];
}
