interface LedTime {
  /** Accounts, the first guide first. */
  readonly guideIds: readonly string[];
  readonly guidesNeeded: number;
}

export function lacksGuide({ guideIds, guidesNeeded }: LedTime): boolean {
  return guideIds.length < guidesNeeded;
}

/** "No guide yet", "Needs 2 guides, has 1"; empty where enough lead it. */
export function guideWords(time: LedTime): string {
  if (!lacksGuide(time)) return '';
  const { guideIds, guidesNeeded } = time;
  return guidesNeeded === 1 ? 'No guide yet' : `Needs ${guidesNeeded} guides, has ${guideIds.length}`;
}

/** Who leads it once one guide comes in the place of another. @param leaving undefined: one more @param coming empty: nobody */
export function changedGuides({ guideIds }: LedTime, leaving: string | undefined, coming: string): string[] {
  const at = leaving === undefined ? guideIds.length : guideIds.indexOf(leaving);
  return guideIds.toSpliced(at, leaving === undefined ? 0 : 1, ...(coming === '' ? [] : [coming]));
}
