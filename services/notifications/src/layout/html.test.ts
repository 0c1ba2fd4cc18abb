import { expect, it } from '@jest/globals';
import { html, lines } from './html.js';

it('escapes values, except those that are markup already', () => {
  const inner = html`<b>${'<i>'}</b>`;
  expect(html`<p title="${'"'}">${inner}${[inner, inner]}${3}${'&'}</p>`.markup).toBe(
    '<p title="&quot;"><b>&lt;i&gt;</b><b>&lt;i&gt;</b><b>&lt;i&gt;</b>3&amp;</p>',
  );
});

it('keeps backslashes', () => {
  expect(html`a${'\\n$1'}`.markup).toBe('a\\n$1');
});

it('turns every kind of line break into <br>', () => {
  expect(html`${lines('a\nb\r\nc\rd<')}`.markup).toBe('a<br>b<br>c<br>d&lt;');
});
