import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Injectable } from '@nestjs/common';

/** Where the house is, e.g. `3001 W. Division Street` and `Arlington, Texas 76012`. */
export interface Address {
  readonly street: string;
  readonly town: string;
}

const HOUSE_ADDRESS = { name: 'house-address', readOnly: true, text: 'SELECT street, town FROM house_details' };

/** Where food is delivered: to the house (product.md §4). */
@Injectable()
export class DeliveryAddress {
  constructor(private readonly statements: PreparedStatements) {}

  /** Undefined before the first event of content has arrived. */
  async current(): Promise<Address | undefined> {
    const [address] = await this.statements.run<Address>(HOUSE_ADDRESS, []);
    return address;
  }
}

/** In one line. */
export function addressLine({ street, town }: Address): string {
  return `${street}, ${town}`;
}
