import { parseSync } from '@swc/core';

/** Attributes and fields that no visitor reads, whatever they contain. */
const NOT_SHOWN =
  /^(className|class|id|key|type|name|href|to|src|of|kind|as|rel|method|action|autoComplete|d|points|transform|style|sizes|srcSet|media|accept|pattern|viewBox|path|query|fetchPolicy|describedBy|data-.*)$/;

/** Two words, of which the first is capitalized, or three words: a sentence or a part of one, and no name of a style or a setting. */
const TEXT = /^[“¿¡(]*\p{Lu}[\p{L}’-]*[,:]? (?:[\p{L}\d’“$]|$)|(?:^|\s)\p{Ll}{2,}[,’]? \p{Ll}{2,}[,’]? \p{Ll}{2,}/u;

/** Two letters, which a path of a drawing has beside each other only where a part of it closes: `zM`. */
const WORD = /[^\P{L}zZ]\p{L}/u;

/** One capitalized word or more, between tags or as an attribute. */
const SHOWN = /\p{L}{2,}/u;

interface Node {
  readonly type?: string;
  readonly [field: string]: unknown;
}

/** @returns the texts of a module that nobody can translate, as they are written */
export function unmarkedTexts(code: string, file: string): readonly string[] {
  const found: string[] = [];
  const text = (value: unknown, wanted: RegExp): void => {
    const words = String(value).replaceAll(/\s+/g, ' ').trim();
    if (wanted.test(words)) found.push(words);
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) visit(part);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const one = node as Node;
    switch (one.type) {
      // Marked, styles, what no visitor sees, what errors tell developers, and types.
      case 'TaggedTemplateExpression':
        for (const part of (one.template as Node).expressions as unknown[]) visit(part);
        return;
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
      case 'TsTypeAnnotation':
      case 'TsInterfaceDeclaration':
      case 'TsTypeAliasDeclaration':
      case 'ThrowStatement':
        return;
      case 'CallExpression':
      case 'NewExpression':
        if (isMacro(one.callee as Node) || isError(one.callee as Node)) return;
        break;
      case 'JSXElement':
        if (/^(Trans|Plural|Select)$/.test(String(((one.opening as Node).name as Node).value))) return;
        break;
      case 'JSXText':
        text(one.value, SHOWN);
        return;
      case 'JSXAttribute': {
        const name = String((one.name as Node).value ?? '');
        const value = one.value as Node | null;
        if (NOT_SHOWN.test(name) || /^aria-(?!(label|description|roledescription|valuetext)$)/.test(name)) return;
        if (value?.type === 'StringLiteral') {
          text(value.value, /^(label|title|alt|hint|placeholder|aria-.*)$/.test(name) ? SHOWN : TEXT);
          return;
        }
        break;
      }
      case 'StringLiteral':
        text(one.value, TEXT);
        return;
      case 'TemplateLiteral': {
        const quasis = (one.quasis as Node[]).map(({ cooked, raw }) => String(cooked ?? raw));
        if (WORD.test(quasis.join(' '))) text(quasis.join('X'), TEXT);
        break;
      }
      default:
    }
    for (const part of Object.values(one)) visit(part);
  };
  visit(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' }).body);
  return found;
}

/** `new Error(…)`, and `super(…)` of an error: no other class has a text for its parent. */
function isError({ type, value }: Node): boolean {
  return type === 'Super' || (type === 'Identifier' && /Error$/.test(String(value)));
}

/** `t(…)`, `msg(…)`, `plural(…)` and their like. */
function isMacro({ type, value }: Node): boolean {
  return type === 'Identifier' && /^(t|msg|plural|select|selectOrdinal|defineMessage)$/.test(String(value));
}
