import { useId } from 'react';
import { styled } from 'styled-components';
import { FieldError } from '../../../design/controls/field.js';
import { ToolButton } from '../../../design/controls/tool-button.js';
import { showToast } from '../../../design/layers/toasts.js';
import { GateMark } from '../../../design/marks/gate-mark.js';
import { FILE_HINT, FileButton } from '../images/file-button.js';
import { MOST_MEGABYTES, sizeInWords } from '../images/file-rules.js';
import { UploadProgress } from '../images/upload-progress.js';
import { useDropTarget } from '../images/use-drop-target.js';
import { useUploads } from '../images/use-uploads.js';

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

type ProductImageProps = {
  /** Address of the picture; empty for none. */
  readonly url: string;
  readonly error: string | undefined;
  readonly onChange: (url: string) => void;
};

const sayStored = (): void =>
  showToast({ title: 'Upload successful', text: 'Image uploaded successfully', tone: 'done' });

/** The product's picture: uploaded when it is chosen or dropped, shown at once (spec.md §4). */
export const ProductImage = ({ url, error, onChange }: ProductImageProps) => {
  const hint = useId();
  const { uploads, isBusy, add, retry, remove, clear } = useUploads({
    multiple: false,
    sayStored,
    onStored: ([first]) => onChange(first?.url ?? ''),
    onRemoved: () => onChange(''),
  });
  const { isOver, handlers } = useDropTarget((files) => (isBusy ? undefined : add(files)));
  const [upload] = uploads;
  const own = upload?.stored?.url === url ? upload : undefined;

  const takeAway = (): void => {
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
        <span>{url ? <img src={`${url}?w=320`} alt="The product’s" /> : <GateMark width={44} />}</span>
        <div>
          {own ? (
            <p>
              {own.name}, {sizeInWords(own.bytes)}
            </p>
          ) : null}
          {upload?.status === 'failed' ? <p>{upload.reason ?? `${upload.name} was not uploaded.`}</p> : null}
          <p id={hint}>
            {FILE_HINT}, up to {MOST_MEGABYTES} MB
          </p>
          {upload && isBusy ? <UploadProgress name={upload.name} share={upload.share} /> : null}
          <FileButton disabled={isBusy} describedBy={hint} onFiles={add}>
            {isBusy ? 'Uploading...' : url ? 'Replace image' : 'Choose image'}
          </FileButton>
          {upload?.status === 'failed' ? <ToolButton onClick={() => retry(upload.key)}>Try again</ToolButton> : null}
          {url && !isBusy ? (
            <ToolButton kind="quiet" onClick={takeAway}>
              Remove image
            </ToolButton>
          ) : null}
        </div>
      </Box>
      {error ? <FieldError id={`${hint}-error`}>{error}</FieldError> : null}
    </Place>
  );
};
