/** Requests on their way that must not be cut off. */
let sending = 0;

/** Forms in which something was typed, chosen or counted. */
const touched = new Set<Element>();

/** Counts what is on its way, until it is answered. */
export async function onItsWay<Answer>(answer: Promise<Answer>): Promise<Answer> {
  sending += 1;
  try {
    return await answer;
  } finally {
    sending -= 1;
  }
}

/** Remembers each form that somebody uses. @returns a function that ends it */
export function watchForms(page: Document): () => void {
  const remember = ({ target }: Event): void => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form) touched.add(form);
  };
  const kinds = ['input', 'click'] as const;
  for (const kind of kinds) page.addEventListener(kind, remember, true);
  return () => {
    for (const kind of kinds) page.removeEventListener(kind, remember, true);
    touched.clear();
  };
}

/** Whether the page can be loaded again without losing anything: no form is in use, no verdict is open, nothing is on its way. */
export function isAtRest(page: Document): boolean {
  for (const form of touched) if (!form.isConnected) touched.delete(form);
  return sending === 0 && touched.size === 0 && page.querySelector('[data-unfinished]') === null;
}
