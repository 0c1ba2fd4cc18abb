import { Notice } from '../design/marks/notice.js';
import type { FormError } from '../lib/forms/form-error.js';

/** Next to the form's button, because a toast would be gone before it is read. */
export function ErrorNotice({ error }: { readonly error: FormError | undefined }) {
  return error === undefined ? null : (
    <Notice tone="refused" alert title={error.title}>
      {error.text}
    </Notice>
  );
}
