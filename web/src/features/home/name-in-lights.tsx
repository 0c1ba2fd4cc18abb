import { styled } from 'styled-components';

const Name = styled.h1`
  margin-top: var(--s-4);
  font: 400 var(--t-9) / 0.88 var(--sign);
  color: var(--brass-lit);
  span { display: block; }
  @media (min-width: 69rem) { font-size: clamp(4rem, 6vw, 8.5rem); }
  @supports (background-clip: text) {
    span { padding-block: 0.04em 0.12em; margin-bottom: -0.12em; color: transparent; background: linear-gradient(var(--sign-upper) 0 54%, var(--sign-lower) 54%) var(--sign-lower) no-repeat; -webkit-background-clip: text; background-clip: text; }
  }
  @media (max-width: 40rem) { span { line-height: 0.92; } }
  @media (forced-colors: active) { span { background: none; color: CanvasText; } }
`;

/** The name as a lit sign: upper half pale, lower half brass. The page's h1. */
export function NameInLights({ id }: { readonly id: string }) {
  return (
    <Name id={id} tabIndex={-1}>
      <span>Top O’ Hill</span> <span>Terrace</span>
    </Name>
  );
}
