import { styled } from 'styled-components';

/** Receives focus when a step is shown; see `use-step-arrival.ts`. */
export const StepHeading = styled.h2.attrs({ tabIndex: -1, 'data-step-heading': '' })``;
