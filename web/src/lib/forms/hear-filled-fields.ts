/**
 * Some browsers and password managers fill in a field without an event, so that a form calls empty what a person sees. It
 * hears of them when it is submitted. React drops the event of a field whose value it knows.
 * It would not drop that of a select, and a form starts over when another restaurant or tour is selected: selects are left out.
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
