import { styled } from 'styled-components';
import type { Uploads } from '../../admin/uploads/use-uploads.js';
import { Notice } from '../../design/marks/notice.js';
import { DropZone } from './drop-zone.js';
import { SkippedFiles } from './skipped-files.js';
import { UploadList } from './upload-list.js';

const Stack = styled.div`
  display: grid;
  gap: var(--s-4);
`;

export function Uploader({ uploads, skipped, isBusy, add, retry, remove }: Uploads) {
  const count = uploads.filter(({ status }) => status === 'uploaded').length;
  return (
    <Stack>
      <DropZone isBusy={isBusy} onFiles={add} />
      <SkippedFiles files={skipped} />
      {count > 0 && !isBusy ? (
        <Notice tone="done" title={count === 1 ? '1 image uploaded' : `${count} images uploaded`}>
          They can be given to a product now.
        </Notice>
      ) : null}
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
    </Stack>
  );
}
