import { styled } from 'styled-components';
import { Notice } from '../../../design/marks/notice.js';
import { DropZone } from './drop-zone.js';
import { SkippedFiles } from './skipped-files.js';
import { UploadList } from './upload-list.js';
import type { Uploads } from './use-uploads.js';

const Stack = styled.div`
  display: grid;
  gap: var(--s-4);
`;

/** Several files at a time: choose or drop, see how far each is, take one back (spec.md §4, Uploader). */
export const Uploader = ({ uploads: desk }: { readonly uploads: Uploads }) => {
  const stored = desk.uploads.filter(({ status }) => status === 'stored').length;
  return (
    <Stack>
      <DropZone isBusy={desk.isBusy} onFiles={desk.add} />
      <SkippedFiles faults={desk.skipped} />
      {stored > 0 && !desk.isBusy ? (
        <Notice tone="done" title={stored === 1 ? '1 image uploaded' : `${stored} images uploaded`}>
          They can be given to a product now.
        </Notice>
      ) : null}
      <UploadList uploads={desk.uploads} onRetry={desk.retry} onRemove={desk.remove} />
    </Stack>
  );
};
