import { HouseDetails } from '@hilltop/platform/house/house-details.entity';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The name of the venue. */
export const HOUSE_NAME = 'Top O’ Hill Terrace';

/** How e-mails name the house. */
export type House = Pick<HouseDetails, 'street' | 'town' | 'phone'>;

/** The details of the house, as content last said. */
@Injectable()
export class CurrentHouse {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws before the first event of content has arrived; the e-mail is sent later */
  async details(): Promise<House> {
    const house = await this.dataSource.manager.findOneBy(HouseDetails, { id: 1 });
    if (!house) throw new Error('content has not yet said where the house is');
    return house;
  }
}

/** The number for `tel:` links: digits, as an American number when it has ten. */
export function dialedNumber({ phone }: House): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `+1${digits}` : phone.trim().startsWith('+') ? `+${digits}` : digits;
}
