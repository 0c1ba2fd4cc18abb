/**
 * Waits for `work` for at most `ms` milliseconds. The work is not cancelled; its later result is ignored.
 *
 * @param late returns the result after the timeout; can throw
 */
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
