/**
 * Some browsers and password managers fill in a field without an event, so that a form calls empty what a person sees. It
 * hears of them when it is submitted. React drops the event of a field whose value it knows.
 */
export function hearFilledFields(page: Document): void {
  page.addEventListener(
    'submit',
    ({ target }) => {
      const fields = target instanceof HTMLFormElement ? target.elements : [];
      for (const field of fields) {
        const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
        field.dispatchEvent(new Event(kind, { bubbles: true }));
      }
    },
    { capture: true },
  );
}
