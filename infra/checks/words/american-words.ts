import ts from 'typescript';

/** In the United States with one l. Names in code, such as the status `cancelled`, are not text. */
const BRITISH = /(?<![\w'".$-])[Cc]ancell(?:ed|ing)(?![\w'"])/;

/** SQL and GraphQL contain names. */
const STATEMENT = /\b(?:SELECT|UPDATE|INSERT|CHECK|WHERE|FILTER|BETWEEN|query|mutation|fragment)\b/;

function isText(text: string): boolean {
  return /\s/.test(text) || /^[A-Z]/.test(text.trim());
}

/** A module's texts for people that spell a word the British way. */
export function britishTexts(fileName: string, source: string): readonly string[] {
  if (!source.includes('ancell')) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const { text } = node;
      if (BRITISH.test(text) && isText(text) && !STATEMENT.test(text)) found.push(text.trim());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false));
  return found;
}
