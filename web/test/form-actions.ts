import { fireEvent, screen } from '@testing-library/react';

/** A field of the current form, by label. */
export function field(label: string | RegExp): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

/** Replaces a field's value, as pasting does. */
export function fill(label: string | RegExp, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

/** Types key by key, after the field's value. */
export function type(label: string | RegExp, keys: string): void {
  for (const key of keys) fill(label, field(label).value + key);
}

/** Clicks the button with this text. */
export function press(name: string | RegExp): void {
  fireEvent.click(screen.getByText(name, { selector: 'button' }));
}

/** Finds an invalid field whose accessible description is this message. */
export async function invalidField(
  label: string,
  message: string,
  role: 'textbox' | 'combobox' = 'textbox',
): Promise<HTMLElement> {
  // Ignores visibility: jsdom would compute the styles of all ancestors.
  const found = await screen.findByRole(role, { name: label, description: message, hidden: true });
  if (found.getAttribute('aria-invalid') !== 'true') throw new Error(`${label} is not marked invalid`);
  return found;
}
