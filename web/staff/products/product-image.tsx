import { useId } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { FieldError } from '../../kit/design/controls/field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { UploadedPicture } from '../../kit/design/marks/uploaded-picture.js';
import { FILE_HINT, FileButton } from '../uploads/file-button.js';
import { fileSizeLabel, MAX_MEGABYTES } from '../uploads/file-rules.js';
import { UploadProgress } from '../uploads/upload-progress.js';
import { useDropTarget } from '../uploads/use-drop-target.js';
import { useUploads } from '../uploads/use-uploads.js';

const Place = styled.fieldset`
  display: grid;
  gap: var(--s-1);
  min-width: 0;
  legend { font: 600 var(--t-2)/1.35 var(--ui); margin-bottom: var(--s-1); }
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: var(--s-4);
  align-items: center;
  padding: var(--s-3);
  border: 1px dashed var(--edge);
  &[data-over] { border-style: solid; background: var(--hover); }
  > span { display: grid; place-items: center; width: 5.5rem; aspect-ratio: 1; background: var(--night); color: var(--brass); --slit: var(--night); }
  img { width: 100%; height: 100%; object-fit: contain; }
  > div { display: grid; gap: var(--s-2); justify-items: start; }
  p { font-size: var(--t-2); line-height: 1.35; color: var(--fg-soft); overflow-wrap: anywhere; }
  progress { width: 100%; }
`;

interface ProductImageProps {
  /** Empty for none. */
  readonly url: string;
  readonly error: string | undefined;
  readonly onChange: (url: string) => void;
}

const uploadedToast = { title: 'Upload successful', text: 'Image uploaded successfully' };

/** Uploaded and shown as soon as it is chosen or dropped. */
export function ProductImage({ url, error, onChange }: ProductImageProps) {
  const hint = useId();
  const { uploads, isBusy, add, retry, remove, clear } = useUploads({
    multiple: false,
    uploadedToast: () => uploadedToast,
    onUploaded: ([first]) => onChange(first?.url ?? ''),
    onRemoved: () => onChange(''),
  });
  const { isOver, handlers } = useDropTarget((files) => (isBusy ? undefined : add(files)));
  const [upload] = uploads;
  const own = upload?.uploaded?.url === url ? upload : undefined;

  const removeImage = (): void => {
    if (own) remove(own.key);
    else {
      clear();
      onChange('');
    }
  };

  return (
    <Place aria-describedby={hint}>
      <legend>Image</legend>
      <Box data-over={isOver ? '' : undefined} {...handlers}>
        <span>
          {url ? (
            <UploadedPicture url={url} alt="The product’s" width={88} height={88} />
          ) : (
            <thisHouse.Logo width={44} />
          )}
        </span>
        <div>
          {own ? (
            <p>
              {own.name}, {fileSizeLabel(own.bytes)}
            </p>
          ) : null}
          {upload?.status === 'failed' ? <p>{upload.reason ?? `${upload.name} was not uploaded.`}</p> : null}
          <p id={hint}>
            {FILE_HINT}, up to {MAX_MEGABYTES} MB
          </p>
          {upload && isBusy ? <UploadProgress name={upload.name} progress={upload.progress} /> : null}
          <FileButton disabled={isBusy} describedBy={hint} onFiles={add}>
            {isBusy ? 'Uploading...' : url ? 'Replace image' : 'Choose image'}
          </FileButton>
          {upload?.status === 'failed' ? <ToolButton onClick={() => retry(upload.key)}>Try again</ToolButton> : null}
          {url && !isBusy ? (
            <ToolButton kind="quiet" onClick={removeImage}>
              Remove image
            </ToolButton>
          ) : null}
        </div>
      </Box>
      {error ? <FieldError id={`${hint}-error`}>{error}</FieldError> : null}
    </Place>
  );
}
