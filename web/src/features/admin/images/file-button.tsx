import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { isNotToolLook, type ToolLook, toolStyle } from '../../../design/controls/tool-style.js';
import { visuallyHidden } from '../../../design/layout/visually-hidden.js';
import { ToolIcon } from '../../../design/marks/tool-icon.js';

const Chooser = styled.input`
  ${visuallyHidden}
  &:focus-visible + label { outline: 6px double var(--focus); outline-offset: 2px; }
  &[aria-disabled='true'] + label { color: var(--off-fg); background: var(--off-bg); cursor: not-allowed; }
`;

const Label = styled.label.withConfig({ shouldForwardProp: isNotToolLook })<ToolLook>`
  ${toolStyle}
`;

/** Kinds that the server can read (spec.md §5, Uploader hint). */
export const FILE_HINT = 'JPEG, PNG, GIF, WebP';

type FileButtonProps = {
  readonly children: ReactNode;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly describedBy?: string;
  readonly onFiles: (files: readonly File[]) => void;
};

/** Opens the browser's own choice of files. */
export const FileButton = ({ children, multiple = false, disabled = false, describedBy, onFiles }: FileButtonProps) => {
  const id = useId();
  return (
    <>
      <Chooser
        id={id}
        type="file"
        accept="image/*"
        multiple={multiple}
        // Off without losing the focus that opened it.
        aria-disabled={disabled || undefined}
        onClick={disabled ? (event) => event.preventDefault() : undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file chosen again is a choice too.
          target.value = '';
        }}
      />
      <Label kind="second" htmlFor={id}>
        <ToolIcon name="upload" />
        {children}
      </Label>
    </>
  );
};
