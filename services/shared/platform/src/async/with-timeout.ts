/**
 * Waits for `work` no longer than `ms` milliseconds. The work itself is not ended: what it comes to later is heard by nobody.
 *
 * @param late gives the answer instead when the time is up; may throw
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
