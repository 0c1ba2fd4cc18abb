/**
 * Some browsers and password managers fill in a field without an event, so a form reports a filled field as empty.
 * Their events are sent before the form is; React ignores them for values that it knows. Selects are left out, because
 * a form resets when another restaurant or tour is selected.
 */
export function hearFilledFields(page: Document): void {
  page.addEventListener(
    'submit',
    ({ target }) => {
      const fields = target instanceof HTMLFormElement ? target.elements : [];
      for (const field of fields) field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    { capture: true },
  );
}
