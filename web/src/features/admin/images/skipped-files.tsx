import { Notice } from '../../../design/marks/notice.js';
import type { FileFault } from './file-rules.js';

/** Every file that was skipped, for longer than a toast stands: of several only the last is shown there. */
export const SkippedFiles = ({ faults }: { readonly faults: readonly FileFault[] }) =>
  faults.length === 0 ? null : (
    <Notice tone="refused" title={faults.length === 1 ? 'Skipped' : `${faults.length} files skipped`}>
      <ul>
        {faults.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
