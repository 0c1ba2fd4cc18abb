import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';
import { translationFaults } from './translation-faults.js';

const root = resolve(import.meta.dirname, '../..');
const translated = globSync('services/**/src/**/*.es.ts', { cwd: root }).filter((file) => existsSync(englishOf(file)));

function englishOf(file: string): string {
  return join(root, file.replace('.es.ts', '.en.ts'));
}

/** What a sentence says, and the facts and details that it gets, as `translationFaults` reads a text. */
function messageOf(sentence: ts.Node): string {
  const texts: string[] = [];
  const names = (binding: ts.BindingName): readonly string[] =>
    ts.isIdentifier(binding)
      ? [binding.text]
      : binding.elements.flatMap((element) => (ts.isBindingElement(element) ? names(element.name) : []));
  const params =
    ts.isArrowFunction(sentence) || ts.isMethodDeclaration(sentence)
      ? sentence.parameters.flatMap(({ name }) => names(name))
      : [];
  // `_name` is left out on purpose.
  const given = new Set(params.filter((name) => name.startsWith('_')).map((name) => `{${name.slice(1)}}`));
  const read = (node: ts.Node): void => {
    // Code compares with the texts of some expressions, and says them to nobody.
    const isCompared = ts.isStringLiteral(node) && ts.isBinaryExpression(node.parent);
    if (isCompared || ts.isParameter(node) || ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) && params.includes(node.text)) given.add(`{${node.text}}`);
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text);
    }
    ts.forEachChild(node, read);
  };
  read(sentence);
  return [...texts, ...given].join(' ');
}

type Constants = ReadonlyMap<string, ts.Expression | undefined>;

/** By the path of its names: `SlotClosed.PAST`. @param constants of the file, which the words can name */
function messagesIn(
  words: ts.ObjectLiteralExpression,
  constants: Constants,
  before = '',
): readonly (readonly [string, string])[] {
  return words.properties.flatMap((property): readonly (readonly [string, string])[] => {
    const path = `${before}${property.name?.getText() ?? ''}`;
    const named = ts.isPropertyAssignment(property) ? property.initializer : (property.name ?? property);
    const isWritten = ts.isMethodDeclaration(property) || !ts.isIdentifier(named);
    const said = isWritten ? (ts.isMethodDeclaration(property) ? property : named) : constants.get(named.text);
    // What another file has is its own.
    if (said === undefined) return [];
    return ts.isObjectLiteralExpression(said) ? messagesIn(said, constants, `${path}.`) : [[path, messageOf(said)]];
  });
}

/** The sentences of a file's constants whose names begin so: `english`, and `englishFaults`. */
function wordsIn(file: string, language: string): ReadonlyMap<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const declared = source.statements.filter(ts.isVariableStatement).flatMap((one) => one.declarationList.declarations);
  const constants = new Map(declared.map(({ name, initializer }) => [name.getText(), initializer]));
  const found = declared.flatMap(({ name, initializer }): readonly (readonly [string, string])[] => {
    const words = initializer && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
    const isWords = name.getText().startsWith(language) && words && ts.isObjectLiteralExpression(words);
    return isWords ? messagesIn(words, constants, `${name.getText().slice(language.length)}.`) : [];
  });
  return new Map(found);
}

it('finds what services say in Spanish', () => {
  const found = translated.flatMap((file) => [...wordsIn(join(root, file), 'spanish').keys()]);
  expect(found).toEqual(expect.arrayContaining(['.SlotClosed.PAST', 'Faults.required', '.marked']));
  expect(found.length).toBeGreaterThan(150);
});

it.each(translated)('%s says what the English says, in words of the glossary', (file) => {
  const english = wordsIn(englishOf(file), 'english');
  const faults = [...wordsIn(join(root, file), 'spanish')].flatMap(([name, spanish]) =>
    (english.has(name) ? translationFaults(english.get(name) ?? '', spanish) : []).map((fault) => `${name} ${fault}`),
  );
  expect(faults).toEqual([]);
});
