import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { ContentChanged } from '@hilltop/contracts/content/content-changed';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Reaction } from '../messaging/inbox/subscription.js';

/** Newer stored details stay, because events come late and in any order. The same version is written again: a process of the release before may have left a field out. */
@Injectable()
export class LearnHouseDetailsWhenChanged implements Reaction<ContentChanged> {
  async react({ data: { version, house } }: CloudEvent<ContentChanged>, manager: EntityManager): Promise<void> {
    if (!house) return;
    await manager.query(
      `INSERT INTO house_details AS known (id, version, street, town, phone, tax_number, gate_word)
       VALUES (1, $1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, street = excluded.street, town = excluded.town,
         phone = excluded.phone, tax_number = excluded.tax_number, gate_word = excluded.gate_word
       WHERE known.version <= excluded.version`,
      [version, house.street, house.town, house.phone, house.taxNumber ?? null, house.gateWord ?? null],
    );
  }
}
