import TestSequencer from '@jest/test-sequencer';

/** Tests that start a whole Hilltop take longest, but their files are short: in a fresh clone, Jest would run them last. */
const isLong = ({ path }) => /\/infra\/(local|faults|templates)\/test\//.test(path);

export default class LongFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
