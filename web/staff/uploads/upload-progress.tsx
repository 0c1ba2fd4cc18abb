import { styled } from 'styled-components';

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 10px;
  border: 1px solid var(--edge);
  background: var(--ground);
  &::-webkit-progress-bar { background: var(--ground); }
  &::-webkit-progress-value { background: var(--felt); }
  &::-moz-progress-bar { background: var(--felt); }
`;

interface UploadProgressProps {
  readonly name: string;
  /** 0 to 1. */
  readonly progress: number;
}

export function UploadProgress({ name, progress }: UploadProgressProps) {
  return (
    <Bar max={100} value={Math.round(progress * 100)} aria-label={`Uploading ${name}`}>
      {Math.round(progress * 100)} %
    </Bar>
  );
}
