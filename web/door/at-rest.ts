let sending = 0;

/** Forms in which somebody has typed, chosen or counted something. */
const touched = new Set<Element>();

/** Counts requests until their answer: the page must not be reloaded before. */
export async function onItsWay<Answer>(answer: Promise<Answer>): Promise<Answer> {
  sending += 1;
  try {
    return await answer;
  } finally {
    sending -= 1;
  }
}

/** Remembers each form that somebody uses. @returns stops it */
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

/** Whether a reload would lose nothing: no form in use, no verdict open, no request unanswered. */
export function isAtRest(page: Document): boolean {
  for (const form of touched) if (!form.isConnected) touched.delete(form);
  return sending === 0 && touched.size === 0 && page.querySelector('[data-unfinished]') === null;
}
