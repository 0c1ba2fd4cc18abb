import * as react from 'react/jsx-dev-runtime';
import { isSeveral, withWholeTexts } from './whole-texts.js';

// What JSX is compiled to in development (`jsxImportSource`).
export type { JSX } from 'react';
export const { Fragment } = react;

interface Source {
  readonly fileName: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

type Dev = (type: unknown, props: object, key: unknown, isStatic: boolean, source?: Source, self?: unknown) => unknown;

/** An element with any number of children. */
export const jsxDEV: Dev = (type, props, key, isStatic, ...rest) => {
  const whole = isStatic ? withWholeTexts(props) : props;
  return (react as unknown as { jsxDEV: Dev }).jsxDEV(type, whole, key, isStatic && isSeveral(whole), ...rest);
};
