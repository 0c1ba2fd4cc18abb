import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of the types that every house begins with: code, and label, word for one, word for several, note. */
const WORDS = [
  ['adult', 'Adultos', 'adulto', 'adultos', null],
  ['child', 'Niños', 'niño', 'niños', null],
  ['infant', 'Bebés', 'bebé', 'bebés', 'en brazos, sin lugar propio'],
  ['senior', 'Adultos mayores', 'adulto mayor', 'adultos mayores', null],
  ['student', 'Estudiantes', 'estudiante', 'estudiantes', 'de cualquier escuela o universidad'],
  ['military', 'Militares', 'militar', 'militares', 'en servicio, en retiro o familiares'],
  ['companion', 'Acompañante', 'acompañante', 'acompañantes', 'de una persona con discapacidad'],
] as const;

/** What staff write for visitors, beside the English columns. */
export class InSpanish1796800002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tours ADD name_es text, ADD description_es text, ADD features_es text[];
      ALTER TABLE ticket_types ADD label_es text, ADD singular_es text, ADD plural_es text, ADD note_es text;
      ALTER TABLE price_rules ADD name_es text;
      ALTER TABLE notices ADD text_es text;
      ALTER TABLE calendar_exceptions ADD note_es text;
      ALTER TABLE closures ADD message_es text`);
    for (const words of WORDS) {
      await runner.query(
        'UPDATE ticket_types SET label_es = $2, singular_es = $3, plural_es = $4, note_es = $5 WHERE code = $1',
        [...words],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE closures DROP COLUMN message_es;
      ALTER TABLE calendar_exceptions DROP COLUMN note_es;
      ALTER TABLE notices DROP COLUMN text_es;
      ALTER TABLE price_rules DROP COLUMN name_es;
      ALTER TABLE ticket_types DROP COLUMN note_es, DROP COLUMN plural_es, DROP COLUMN singular_es, DROP COLUMN label_es;
      ALTER TABLE tours DROP COLUMN features_es, DROP COLUMN description_es, DROP COLUMN name_es`);
  }
}
