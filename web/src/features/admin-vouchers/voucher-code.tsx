import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Notice } from '../../design/marks/notice.js';

const Code = styled.p`
  margin-block: var(--s-2);
  font: 600 var(--t-5)/1.2 var(--ui);
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
`;

interface VoucherCodeProps {
  readonly code: string;
  /** Whether it is mailed, too. */
  readonly email: string;
  readonly onClose: () => void;
}

/** The code of a new voucher. It is answered once: the focus comes here. */
export function VoucherCode({ code, email, onClose }: VoucherCodeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="done" title="The code of the voucher">
        <Code>{code}</Code>
        <p>
          {email === '' ? 'Hand it over now. ' : `It is on its way to ${email}. `}
          It can’t be shown again: only its last four characters are in the list.
        </p>
        <ToolButton onClick={onClose}>Done</ToolButton>
      </Notice>
    </div>
  );
}
