import { readHouse } from '@hilltop/house/read-house';
import { HouseDetails } from '@hilltop/platform/house/house-details.entity';
import { wordsNow } from '@hilltop/platform/outcome/in-language';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const { facts, words } = readHouse();

/** As on its sign. */
export const HOUSE_NAME = facts.name;

/** Sentences of its own, in the language of the mail. */
export function houseWords(): typeof words.en {
  return wordsNow(words.en, words);
}

export type House = Pick<HouseDetails, 'street' | 'town' | 'phone'> & Partial<Pick<HouseDetails, 'gateWord'>>;

/** Reads content's details of the house. */
@Injectable()
export class CurrentHouse {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws before content's first event; the e-mail is retried later */
  async details(): Promise<House> {
    const house = await this.dataSource.manager.findOneBy(HouseDetails, { id: 1 });
    if (!house) throw new Error('content has not yet published the details of the house');
    return house;
  }
}

/** The number for `tel:` links; one with ten digits is American. */
export function dialedNumber({ phone }: House): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `+1${digits}` : phone.trim().startsWith('+') ? `+${digits}` : digits;
}
