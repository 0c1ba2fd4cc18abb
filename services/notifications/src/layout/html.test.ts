import { expect, it } from '@jest/globals';
import { html, lines } from './html.js';

it('escapes what goes in, but for what is markup already', () => {
  const inner = html`<b>${'<i>'}</b>`;
  expect(html`<p title="${'"'}">${inner}${[inner, inner]}${3}${'&'}</p>`.markup).toBe(
    '<p title="&quot;"><b>&lt;i&gt;</b><b>&lt;i&gt;</b><b>&lt;i&gt;</b>3&amp;</p>',
  );
});

it('leaves backslashes alone', () => {
  expect(html`a${'\\n$1'}`.markup).toBe('a\\n$1');
});

it('shows every kind of line break', () => {
  expect(html`${lines('a\nb\r\nc\rd<')}`.markup).toBe('a<br>b<br>c<br>d&lt;');
});
