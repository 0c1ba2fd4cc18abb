/** Something that was asked for with others, and who waits for its answer. */
export interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/** Answers items in their order; what it throws is the answer to each of them. */
export type RunTogether<Item, Answer> = (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Answer>[]>;

/** Gives everybody who waits what became of their item alone. Never throws: every fault goes to those who wait. */
export async function answerEach<Item, Answer>(
  batch: readonly Waiting<Item, Answer>[],
  run: RunTogether<Item, Answer>,
): Promise<void> {
  try {
    const answers = await run(batch.map(({ item }) => item));
    for (const [place, { resolve, reject }] of batch.entries()) {
      const answer = answers[place];
      if (answer?.status === 'fulfilled') resolve(answer.value);
      else reject(answer?.reason ?? new Error('a batch did not answer all of its items'));
    }
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
