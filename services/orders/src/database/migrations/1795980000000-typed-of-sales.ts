import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors typed is kept by the line's id, whatever its kind. Only sales under way have it. */
export class TypedOfSales1795980000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE sales SET details = (details - 'tours' - 'gifts')
        || jsonb_build_object('typed', coalesce(details -> 'tours', '{}') || coalesce(details -> 'gifts', '{}'))
      WHERE details IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE sales s SET details = (details - 'typed') || (
        SELECT jsonb_build_object(
          'tours', coalesce(jsonb_object_agg(l.id, s.details -> 'typed' -> l.id::text) FILTER (WHERE l.kind = 'tour'), '{}'),
          'gifts', coalesce(jsonb_object_agg(l.id, s.details -> 'typed' -> l.id::text) FILTER (WHERE l.kind = 'voucher'), '{}'))
        FROM sale_lines l WHERE l.sale_id = s.id)
      WHERE details IS NOT NULL`);
  }
}
