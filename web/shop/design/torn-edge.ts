import { css } from 'styled-components';

type Corner = '0 0' | '100% 0' | '0 100%' | '100% 100%';

function bite(corner: Corner, place: string): string {
  return `radial-gradient(circle var(--n) at ${corner}, #0000 97%, #000) ${place} no-repeat`;
}

/** Cuts a half-round notch of radius `--n` out of two corners of a ticket part, so that two parts form a torn edge. */
export function tornEdge(edge: 'foot' | 'head' | 'right' | 'left') {
  const cuts = {
    foot: [bite('0 100%', 'left / 51% 100%'), bite('100% 100%', 'right / 51% 100%')],
    head: [bite('0 0', 'left / 51% 100%'), bite('100% 0', 'right / 51% 100%')],
    right: [bite('100% 0', 'top / 100% 51%'), bite('100% 100%', 'bottom / 100% 51%')],
    left: [bite('0 0', 'top / 100% 51%'), bite('0 100%', 'bottom / 100% 51%')],
  }[edge].join(', ');
  return css`
    -webkit-mask: ${cuts};
    mask: ${cuts};
  `;
}
