export interface PostalAddress {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** As on an envelope: the street, then "Fernley Falls, VT 05001". */
export function addressLines({ address, city, state, zipCode }: PostalAddress): readonly string[] {
  return [address, `${city}, ${state} ${zipCode}`];
}
