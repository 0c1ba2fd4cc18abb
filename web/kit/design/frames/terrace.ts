import { css, styled } from 'styled-components';
import { Paper } from '../ground/ground.js';
import { media } from '../media.js';

function left(x: string) {
  return `0 calc(1.2*var(--a) + ${x}), calc(var(--a) + ${x}) calc(1.2*var(--a) + ${x}), calc(var(--a) + ${x}) calc(.8*var(--a) + ${x}), calc(2*var(--a) + ${x}) calc(.8*var(--a) + ${x}), calc(2*var(--a) + ${x}) calc(.4*var(--a) + ${x}), calc(3*var(--a) + ${x}) calc(.4*var(--a) + ${x}), calc(3*var(--a) + ${x}) ${x}`;
}

function right(x: string) {
  return `calc(100% - 3*var(--a) - ${x}) ${x}, calc(100% - 3*var(--a) - ${x}) calc(.4*var(--a) + ${x}), calc(100% - 2*var(--a) - ${x}) calc(.4*var(--a) + ${x}), calc(100% - 2*var(--a) - ${x}) calc(.8*var(--a) + ${x}), calc(100% - var(--a) - ${x}) calc(.8*var(--a) + ${x}), calc(100% - var(--a) - ${x}) calc(1.2*var(--a) + ${x}), 100% calc(1.2*var(--a) + ${x})`;
}

function reversed(points: string) {
  return points.split(', ').reverse().join(', ');
}

/** A hairline along the stepped edge, `x` px inside it and `width` px thick. */
function hairline(x: number, width: number) {
  return css`
  height: calc(1.2 * var(--a) + ${x + 4}px);
  clip-path: polygon(${left(`${x}px`)}, ${right(`${x}px`)}, ${reversed(right(`${x + width}px`))}, ${reversed(left(`${x + width}px`))});
`;
}

/** The sheet of paper below the masthead, with three steps at each shoulder. One per inner page. */
export const Terrace = styled(Paper)`
  position: relative;
  z-index: 1;
  flex-grow: 1;
  --a: var(--tread);
  clip-path: polygon(${left('0px')}, ${right('0px')}, 100% 100%, 0 100%);
  &::before, &::after { content: ""; position: absolute; inset: 0 0 auto; pointer-events: none; background: var(--brass-deep); }
  &::before { ${hairline(5, 1.5)} }
  &::after { ${hairline(9, 1)} }
  ${media.print} { clip-path: none; &::before, &::after { display: none; } }
`;
