import { useId } from 'react';
import { styled } from 'styled-components';
import { FILE_HINT, FileButton } from '../../admin/uploads/file-button.js';
import { MAX_FILES, MAX_MEGABYTES } from '../../admin/uploads/file-rules.js';
import { useDropTarget } from '../../admin/uploads/use-drop-target.js';
import { ToolIcon } from '../../design/marks/tool-icon.js';

const Zone = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  padding: var(--s-5) var(--s-4);
  border: 2px dashed var(--edge);
  text-align: center;
  color: var(--fg-soft);
  font-size: var(--t-2);
  > svg { color: var(--rule); }
  &[data-over] { border-style: solid; border-color: var(--rule); background: var(--hover); }
`;

interface DropZoneProps {
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export function DropZone({ isBusy, onFiles }: DropZoneProps) {
  const { isOver, handlers } = useDropTarget((files) => (isBusy ? undefined : onFiles(files)));
  const hint = useId();
  return (
    <Zone data-over={isOver ? '' : undefined} {...handlers}>
      <ToolIcon name="upload" size={32} />
      <p>{isOver ? 'Drop them here' : 'Drag images here, or'}</p>
      <FileButton multiple disabled={isBusy} describedBy={hint} onFiles={onFiles}>
        {isBusy ? 'Uploading...' : 'Choose images'}
      </FileButton>
      <p id={hint}>
        {FILE_HINT}: up to {MAX_FILES} files, {MAX_MEGABYTES} MB each
      </p>
    </Zone>
  );
}
