import type { ComponentProps } from 'react';
import { TextField } from '../../kit/design/controls/text-field.js';
import { z } from '../../kit/lib/zod.js';

/** "9:00 AM, 10 am" → the times as typed. The server parses them, and names invalid ones. */
export const typedStarts = z.string().transform((text) =>
  text
    .split(',')
    .map((time) => time.trim())
    .filter((time) => time !== ''),
);

/** Start times in one line of text. */
export function StartsField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>) {
  return (
    <TextField
      label="Start times"
      hint="Separated by commas, e.g. 9:00 AM, 10:30 AM, 2 pm. Empty for no tours."
      {...props}
    />
  );
}
