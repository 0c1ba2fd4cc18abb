import * as react from 'react/jsx-runtime';
import { isSeveral, withWholeTexts } from './whole-texts.js';

// What JSX is compiled to (`jsxImportSource`).
export type { JSX } from 'react';
export const { Fragment, jsx } = react;

/** An element with several children. */
export const jsxs: typeof react.jsxs = (type, props, key) => {
  const whole = withWholeTexts(props);
  return isSeveral(whole) ? react.jsxs(type, whole, key) : react.jsx(type, whole, key);
};
