/** Splits a sentence into runs, so that words in capitals ("STRANGEr", "BUT") can be highlighted. */
export function emphasised(sentence: string): readonly { readonly text: string; readonly loud: boolean }[] {
  return sentence
    .split(/(\b[A-Z]{3,}[a-z]?\b\.?)/)
    .filter((text) => text !== '')
    .map((text) => ({ text, loud: /^[A-Z]{3}/.test(text) }));
}

/** A sentence with its capitals highlighted. */
export function Emphasised({ children }: { readonly children: string }) {
  return emphasised(children).map(({ text, loud }) => (loud ? <em key={text}>{text}</em> : text));
}
