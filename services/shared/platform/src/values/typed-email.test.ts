import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emailField, mailboxKey, optionalEmailField } from './typed-email.js';

describe('an e-mail address', () => {
  it.each([
    ['tom&jerry@example.com', 'tom&jerry@example.com'],
    ['a/b@example.com', 'a/b@example.com'],
    ['ana=x@example.com', 'ana=x@example.com'],
    ['{curly}|pipe~`tick`#?!$%*^@example.com', '{curly}|pipe~`tick`#?!$%*^@example.com'],
    ['_under.score+tag-@sub.example.photography', '_under.score+tag-@sub.example.photography'],
    ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['user@müller.de', 'user@xn--mller-kva.de'],
    ['user@mu\u0308ller.de', 'user@xn--mller-kva.de'],
    ['猫@例え.jp'.replace('猫', 'neko'), 'neko@xn--r8jz45g.jp'],
    ['ada@bücher.Example', 'ada@xn--bcher-kva.example'],
    ['Ada@Example.ORG', 'Ada@Example.ORG'],
    ['ada@example.org\u200b', 'ada@example.org'],
    ['\u200bada@example.org', 'ada@example.org'],
    ['a\u00adda@exam\u00adple.org', 'ada@example.org'],
    ['\u202aada@example.org\u202c', 'ada@example.org'],
    ['\u2068ada@example.org\u2069\u200e', 'ada@example.org'],
    ['\ufeff\u00a0 ada@example.org\r\n\t', 'ada@example.org'],
    ['o’brien@example.org', "o'brien@example.org"],
  ])('%j is kept as %s', (typed, kept) => expect(emailField.parse(typed)).toBe(kept));

  it.each([
    ...['', '@', 'ada', 'ada@', '@example.org', 'ada@@example.org', 'ada hill@example.org', 'ada@exa mple.org'],
    ...[
      'ada@gmail',
      'ada@-example.org',
      'ada@example-.org',
      'ada@example..org',
      'ada@example.org.',
      'mailto:ada@example.org',
    ],
    ...['Ada <ada@example.org>', 'ada@example.org, eve@example.org', 'ada@example.org\nBcc: eve@example.org'],
    ...['"ada"@example.org', 'ada(at)example.org', 'ünal@example.org', 'ada@exa\u2024mple\u3002', 'ada@[127.0.0.1]'],
    ...[`${'a'.repeat(250)}@example.org`, `ada@${'a'.repeat(64)}.org`, `ada@${'ü'.repeat(60)}.de`, 'ada@a_b.org'],
  ])('%j is none', (typed) => {
    const { success, error } = emailField.safeParse(typed);
    expect([success, error?.issues[0]?.message]).toEqual([false, 'Please enter a valid email address']);
  });

  it('can be left out where none is needed, also by what cannot be seen', () => {
    for (const none of [null, undefined, '', ' ', '\u200b']) expect(optionalEmailField.parse(none)).toBeNull();
    expect(optionalEmailField.parse(' ada@example.org')).toBe('ada@example.org');
    expect(optionalEmailField.safeParse('ada').success).toBe(false);
  });

  it('is accepted whatever of it HTML accepts, among what cannot be seen', () => {
    const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
    const local = fc.stringMatching(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,60}$/);
    const hidden = fc.constantFrom('', ' ', '\u200b', '\u200e', '\ufeff', '\u00a0', '\u202c', '\n');
    fc.assert(
      fc.property(
        local,
        fc.array(label, { minLength: 2, maxLength: 4 }),
        hidden,
        hidden,
        (name, labels, before, after) => {
          const address = `${name}@${labels.join('.')}`;
          expect(emailField.parse(before + address + after)).toBe(address);
        },
      ),
    );
  });
});

it.each([
  ['ada@example.test', 'ada@example.test'],
  [' Ada@Example.TEST ', 'ada@example.test'],
  ['ada+1@example.test', 'ada@example.test'],
  ['ada+1+2@example.test', 'ada@example.test'],
  ['ada@ex+ample.test', 'ada@ex+ample.test'],
  ['+1@example.test', '+1@example.test'],
  ['nobody', 'nobody'],
])('the mailbox of %s is %s', (address, key) => {
  expect(mailboxKey(address)).toBe(key);
});
