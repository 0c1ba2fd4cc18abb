import type { Check } from './reconciliation-context.ts';

const kept = `SELECT name, 'private/' || name AS key FROM group_files ORDER BY name`;

/** Bytes without a row are no difference: media deletes them within the hour, and nobody can read them. */
export const groupFilesCheck: Check = {
  name: 'every file of a group has its bytes',
  async differences({ databases: { orders }, objects }) {
    if (!objects) return [];
    // Rows first: bytes are stored before their row.
    const rows = await orders<{ name: string; key: string }>(kept);
    const keys = new Set((await objects()).map(({ key }) => key));
    // Read again: the bytes of a row that was deleted since may be gone.
    const still = new Set((await orders<{ name: string }>(kept)).map(({ name }) => name));
    const lost = rows.filter(({ name, key }) => !keys.has(key) && still.has(name));
    return lost.map(({ key }) => `the bucket lacks ${key}, of which orders has a row`);
  },
};
