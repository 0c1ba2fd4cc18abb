import { TextField } from '../../design/controls/text-field.js';

/** "9:00 AM, 10 am" → the times as typed; the server reads them, and names what is none. */
export function readStarts(text: string): string[] {
  return text
    .split(',')
    .map((time) => time.trim())
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
      hint="Separated by commas, e.g. 9:00 AM, 10:30 AM, 2 pm. Empty for no tours."
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
