import { styled } from 'styled-components';
import { Plate } from '../../kit/design/frames/plate.js';
import { media } from '../../kit/design/media.js';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  ${media.fromDesktop} { grid-template-columns: minmax(0, 1fr) minmax(0, 30rem); }
`;

export const Work = styled(Plate)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding: clamp(1.5rem, 1rem + 2vw, 2.5rem) clamp(1rem, 0.5rem + 2.5vw, 2.25rem);
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding-top: var(--s-5);
  border-top: 4px double var(--brass-deep);
  h2 { font-size: var(--t-6); }
  fieldset { border: 0; }
  legend { position: absolute; clip-path: inset(50%); }
`;

export const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-items: start;
  @media (min-width: 36rem) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

/** The card and the button, beside the form; below 960 px around it. */
export const Side = styled.div`
  display: contents;
  ${media.fromDesktop} { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-4); position: sticky; top: 6rem; }
`;

export const Preview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  ${media.belowDesktop} { order: -1; }
`;
