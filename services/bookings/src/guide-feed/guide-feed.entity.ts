import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Only the hash of a token is stored. */
@Entity('guide_feeds')
@Unique('guide_feeds_token_hash_key', ['tokenHash'])
export class StoredGuideFeed {
  @PrimaryColumn('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
