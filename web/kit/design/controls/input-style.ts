import { css, styled } from 'styled-components';

const inputStyle = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 0.875rem;
  font: 400 var(--t-3)/1.4 var(--ui);
  color: var(--fg);
  background: var(--raised);
  border: 1px solid var(--edge);
  border-radius: var(--r-1);
  box-shadow: inset 0 2px 0 rgb(29 26 22 / 0.05);
  &:hover { border-color: var(--fg-soft); }
  &::placeholder { color: var(--placeholder); opacity: 1; }
  &:disabled { color: var(--off-fg); background: var(--off-bg); }
  &[aria-invalid='true'] { border: 2px solid var(--oxblood); padding: calc(0.625rem - 1px) calc(0.875rem - 1px); background: var(--refused-ground); color: var(--ink); }
`;

/** For a `Field` with its own layout. */
export const Input = styled.input`
  ${inputStyle}
`;

export const TextArea = styled.textarea`
  ${inputStyle}
  min-height: 6rem;
  resize: vertical;
`;

export const Select = styled.select`
  ${inputStyle}
  appearance: none;
  &, &[aria-invalid='true'] { padding-right: 2.75rem; }
  background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%235e4410' stroke-width='2'%3E%3Cpath d='M4 7.5l6 6 6-6'/%3E%3C/svg%3E");
  background-repeat: no-repeat;
  background-position: right 0.875rem center;
  @media (forced-colors: active) { appearance: auto; background-image: none; }
`;
