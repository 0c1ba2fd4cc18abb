import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { fileSizeLabel } from '../uploads/file-rules.js';
import { UploadProgress } from '../uploads/upload-progress.js';
import type { Upload } from '../uploads/uploads-state.js';

const List = styled.ul`
  display: grid;
  gap: 1px;
  background: var(--line);
  border: 1px solid var(--line);
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  align-items: center;
  gap: var(--s-2) var(--s-3);
  padding: var(--s-2) var(--s-3);
  background: var(--raised);
  font-size: var(--t-2);
  img { width: 3.25rem; height: 3.25rem; object-fit: contain; background: var(--night); }
  p { overflow-wrap: anywhere; line-height: 1.35; }
  small { font-size: inherit; color: var(--fg-soft); }
  > div:last-child { grid-column: 2; display: flex; flex-wrap: wrap; margin-left: calc(-1 * var(--s-2)); }
  > div:empty { display: none; }
`;

const statusMarks = {
  waiting: ['waiting', 'Waiting'],
  uploading: ['waiting', 'Uploading...'],
  uploaded: ['good', 'Uploaded'],
  failed: ['bad', 'Not uploaded'],
  removing: ['waiting', 'Removing...'],
} as const;

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onRetry: (key: string) => void;
  readonly onRemove: (key: string) => void;
}

/** This visit's files, with their progress. */
export function UploadList({ uploads, onRetry, onRemove }: UploadListProps) {
  return uploads.length === 0 ? null : (
    <List aria-label="Chosen images">
      {uploads.map(({ key, name, bytes, preview, status, progress, reason }) => {
        const [tone, label] = statusMarks[status];
        const isSettled = status === 'uploaded' || status === 'failed';
        return (
          <Item key={key}>
            <img src={preview} alt="" width={52} height={52} />
            <div>
              <p>
                {name} <small>{fileSizeLabel(bytes)}</small>
              </p>
              {status === 'uploading' || status === 'waiting' ? (
                <UploadProgress name={name} progress={progress} />
              ) : (
                <StateMark tone={tone}>{label}</StateMark>
              )}
              {reason ? <p>{reason}</p> : null}
            </div>
            <div>
              {status === 'failed' ? (
                <ToolButton kind="quiet" aria-label={`Try again: ${name}`} onClick={() => onRetry(key)}>
                  Try again
                </ToolButton>
              ) : null}
              {isSettled ? (
                <ToolButton kind="quiet" aria-label={`Remove ${name}`} onClick={() => onRemove(key)}>
                  Remove
                </ToolButton>
              ) : null}
            </div>
          </Item>
        );
      })}
    </List>
  );
}
