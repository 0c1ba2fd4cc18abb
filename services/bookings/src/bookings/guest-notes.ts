import { NOTE_LENGTH } from '@hilltop/contracts/house/bounds';
import { linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { faults } from '../faults.en.js';
import { accessNeedsField } from './access-needs.input.js';

const note = (name: 'specialRequests' | 'additionalNotes') =>
  linesField()
    .max(NOTE_LENGTH, faults.long(name, NOTE_LENGTH))
    .nullish()
    .transform((text) => text || null);

/** A new field must return `undefined` for an empty text, as `accessNeeds` does, so that earlier requests keep their hash. */
export const guestNoteFields = {
  specialRequests: note('specialRequests'),
  additionalNotes: note('additionalNotes'),
  accessNeeds: accessNeedsField,
};

export const NO_NOTES = z.object(guestNoteFields).parse({});

type Note = keyof typeof guestNoteFields;

/** Null where nothing was written. */
export function guestNotes(written: Readonly<Partial<Record<Note, string | null | undefined>>>) {
  return {
    specialRequests: written.specialRequests ?? null,
    additionalNotes: written.additionalNotes ?? null,
    accessNeeds: written.accessNeeds ?? null,
  } satisfies Record<Note, string | null>;
}
