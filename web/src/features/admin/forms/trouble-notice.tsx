import { Notice } from '../../../design/marks/notice.js';
import type { FormTrouble } from './form-trouble.js';

/** Why a form was not taken, beside its button, for longer than the toast stands. */
export const TroubleNotice = ({ trouble }: { readonly trouble: FormTrouble | undefined }) =>
  trouble === undefined ? null : (
    <Notice tone="refused" alert title={trouble.title}>
      {trouble.text}
    </Notice>
  );
