import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { QrCode } from './qr-code.js';

function codeOf(text: string): HTMLElement {
  render(<QrCode text={text} label="QR code" />);
  return screen.getByRole('img', { name: 'QR code' });
}

it.each(['HT-4QX9-2MVD', `HT1.${'A7'.repeat(90)}`])(
  'stands dark on a white plate of its own with four quiet modules: %s',
  (text) => {
    const [plate, dark] = codeOf(text).querySelectorAll('path');
    expect([plate?.getAttribute('fill'), dark?.getAttribute('fill')]).toEqual(['#fff', 'var(--night)']);
    expect(plate?.getAttribute('d')).toMatch(/^M-4 -4h/);
  },
);

it('keeps its colors in dark mode, forced colors and print', () => {
  codeOf('HT-4QX9-2MVD');
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('');
  const texts = `${rules}${[...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')}`;
  for (const rule of ['color-scheme:only light', 'forced-color-adjust:none', 'print-color-adjust:exact']) {
    expect(texts.replaceAll(': ', ':')).toContain(rule);
  }
});
