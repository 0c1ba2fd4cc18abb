import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { renditionKey } from '../object-keys.js';
import { Rendition } from './rendition.entity.js';

/** The image is not removed. */
export interface WantedAvif {
  readonly filename: string;
  readonly width: number;
}

/** Attempts of one AVIF, and the lease of one attempt. */
const mostAttempts = 3;
const leaseMs = 120_000;

const NOTE_WEBP = `
  INSERT INTO renditions (filename, width, webp_bytes, avif_state, avif_attempts, avif_due_at)
  VALUES ($1, $2, $3, $4, 0, $5)
  ON CONFLICT (filename, width) DO UPDATE SET webp_bytes = excluded.webp_bytes`;

const TAKE_AVIF = `
  WITH due AS (
    SELECT r.filename, r.width FROM renditions r JOIN images i ON i.filename = r.filename AND i.removed_at IS NULL
    WHERE r.avif_state = 'wanted' AND r.avif_due_at <= $1
    ORDER BY r.avif_due_at LIMIT 1 FOR UPDATE OF r SKIP LOCKED
  ), taken AS (
    UPDATE renditions r SET avif_attempts = r.avif_attempts + 1, avif_due_at = $2
    FROM due WHERE r.filename = due.filename AND r.width = due.width
    RETURNING r.filename, r.width, r.avif_attempts AS attempts
  ) SELECT * FROM taken`;

const END_AVIF = `
  UPDATE renditions SET avif_state = $3, avif_bytes = $4 WHERE filename = $1 AND width = $2 AND avif_state = 'wanted'`;

export function keysOfRendition({ filename, width, avifBytes }: Rendition): string[] {
  const webp = renditionKey(filename, width, 'webp');
  return avifBytes === null ? [webp] : [webp, renditionKey(filename, width, 'avif')];
}

@Injectable()
export class RenditionRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws a foreign key violation when the image is gone */
  async noteWebp(filename: string, width: number, bytes: number, avif: 'wanted' | 'none'): Promise<void> {
    await this.dataSource.query(NOTE_WEBP, [filename, width, bytes, avif, this.clock.now()]);
  }

  /** Leases for two minutes. After three failed attempts the AVIF is given up. */
  async takeWantedAvif(): Promise<WantedAvif | undefined> {
    const now = this.clock.now();
    const lease = new Date(now.getTime() + leaseMs);
    const [taken]: (WantedAvif & { attempts: number })[] = await this.dataSource.query(TAKE_AVIF, [now, lease]);
    if (taken === undefined || taken.attempts <= mostAttempts) return taken;
    await this.endAvif(taken, null);
    return this.takeWantedAvif();
  }

  /** @param bytes of the AVIF in the store, or null when there will be none */
  async endAvif({ filename, width }: WantedAvif, bytes: number | null): Promise<void> {
    await this.dataSource.query(END_AVIF, [filename, width, bytes === null ? 'none' : 'made', bytes]);
  }

  async of(filenames: readonly string[], manager: EntityManager): Promise<Rendition[]> {
    return filenames.length === 0 ? [] : manager.findBy(Rendition, { filename: In(filenames) });
  }

  async find({ filename, width }: WantedAvif): Promise<Rendition | null> {
    return this.dataSource.manager.findOneBy(Rendition, { filename, width });
  }

  /** Its bytes are gone; the next request renders it again. */
  async forget(filename: string, width: number): Promise<void> {
    await this.dataSource.manager.delete(Rendition, { filename, width });
  }
}
