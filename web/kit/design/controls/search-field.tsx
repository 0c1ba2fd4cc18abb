import { useId } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden.js';
import { ToolIcon } from '../marks/tool-icon.js';
import { media } from '../media.js';
import { Input } from './input-style.js';

const Place = styled.div`
  position: relative;
  flex: 0 1 19rem;
  min-width: min(100%, 11rem);
  > svg { position: absolute; left: 0.75rem; top: 0.75rem; color: var(--fg-soft); pointer-events: none; }
  > input { min-height: var(--target); padding-block: 0.375rem; padding-left: 2.5rem; }
  ${media.belowTablet} { flex: 1 1 100%; }
`;

const Label = styled.label`
  ${visuallyHidden}
`;

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Searches while typing. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <Place role="search">
      <Label htmlFor={id}>{label}</Label>
      <ToolIcon name="search" size={20} />
      <Input
        id={id}
        type="search"
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Place>
  );
}
