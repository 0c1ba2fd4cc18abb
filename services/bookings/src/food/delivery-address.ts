import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Injectable } from '@nestjs/common';

/** E.g. `12 Mill Road` and `Springfield, Illinois 62701`. */
export interface Address {
  readonly street: string;
  readonly town: string;
}

const HOUSE_ADDRESS = { name: 'house-address', readOnly: true, text: 'SELECT street, town FROM house_details' };

/** Food is delivered to the venue (product.md §4). */
@Injectable()
export class DeliveryAddress {
  constructor(private readonly statements: PreparedStatements) {}

  /** Undefined before content's first event. */
  async current(): Promise<Address | undefined> {
    const [address] = await this.statements.run<Address>(HOUSE_ADDRESS, []);
    return address;
  }
}

export function addressLine({ street, town }: Address): string {
  return `${street}, ${town}`;
}
