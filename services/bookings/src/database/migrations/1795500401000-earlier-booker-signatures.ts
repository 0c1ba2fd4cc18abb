import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Those who booked before accepted the waiver for themselves as well, unless they have signed it since. */
export class EarlierBookerSignatures1795500401000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE waivers VALIDATE CONSTRAINT waivers_place_known');
    await runner.query(`
      INSERT INTO waivers (id, booking_id, guest_name, text_version, place, signed_at)
      SELECT gen_random_uuid(), b.id, trim(b.first_name || ' ' || b.last_name), '2026-11', 'booking', b.created_at
      FROM bookings b
      WHERE b.starts_at > now() AND b.status <> 'cancelled'
        AND (SELECT count(*) FROM waivers w WHERE w.booking_id = b.id) < b.group_size
        AND NOT EXISTS (SELECT FROM waivers w WHERE w.booking_id = b.id
          AND (w.place = 'paper' OR lower(w.guest_name) = lower(trim(b.first_name || ' ' || b.last_name))))
    `);
  }

  async down(): Promise<void> {
    // The migration before removes the signatures.
  }
}
