import { TextField } from '../../design/controls/text-field.js';

/** "9:00 AM, 10:00 am" → start times as they are sent; what is none is left for the server to name. */
export function readStarts(text: string): string[] {
  return text
    .split(',')
    .map((time) =>
      time
        .trim()
        .toUpperCase()
        .replace(/\s*([AP]M)$/, ' $1'),
    )
    .filter((time) => time !== '');
}

interface StartsFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Start times, as one line of text. */
export function StartsField({ value, onChange }: StartsFieldProps) {
  return (
    <TextField
      label="Start times"
      hint="Separated by commas, e.g. 9:00 AM, 10:30 AM. Empty for no tours."
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
