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

type UploadProgressProps = {
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
};

/** How much of a file has been sent. */
export const UploadProgress = ({ name, share }: UploadProgressProps) => (
  <Bar max={100} value={Math.round(share * 100)} aria-label={`Uploading ${name}`}>
    {Math.round(share * 100)} %
  </Bar>
);
