/** Waits for `work` for at most `ms`. The work is not canceled; its later result is ignored. `late` returns a result or throws. */
export async function withTimeout<Answer, Late>(
  work: Promise<Answer> | Answer,
  ms: number,
  late: () => Late,
): Promise<Answer | Late> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, timeIsUp.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
