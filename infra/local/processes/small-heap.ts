/**
 * For Node processes that stand side by side on one machine: the room for what is new is a quarter of what Node would take,
 * in MiB. A process that has little to do rests at 80 MiB instead of 114; each clears up a little more often.
 */
export const smallHeap = '--max-semi-space-size=4';
