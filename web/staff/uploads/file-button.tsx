import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { isNotToolLook, type ToolLook, toolStyle } from '../../kit/design/controls/tool-style.js';
import { visuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { ToolIcon } from '../../kit/design/marks/tool-icon.js';

const Chooser = styled.input`
  ${visuallyHidden}
  &:focus-visible + label { outline: 6px double var(--focus); outline-offset: 2px; }
  &[aria-disabled='true'] + label { color: var(--off-fg); background: var(--off-bg); cursor: not-allowed; }
`;

const Label = styled.label.withConfig({ shouldForwardProp: isNotToolLook })<ToolLook>`
  ${toolStyle}
`;

export const FILE_HINT = 'JPEG, PNG, GIF, WebP';

interface FileButtonProps {
  readonly children: ReactNode;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly describedBy?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

export function FileButton({ children, multiple = false, disabled = false, describedBy, onFiles }: FileButtonProps) {
  const id = useId();
  return (
    <>
      <Chooser
        id={id}
        type="file"
        // Apple’s devices convert their photos to one of these.
        accept="image/jpeg,image/png,image/gif,image/webp"
        multiple={multiple}
        // A disabled input would lose the focus.
        aria-disabled={disabled || undefined}
        onClick={disabled ? (event) => event.preventDefault() : undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Choosing the same file again must fire the event.
          target.value = '';
        }}
      />
      <Label kind="second" htmlFor={id}>
        <ToolIcon name="upload" />
        {children}
      </Label>
    </>
  );
}
