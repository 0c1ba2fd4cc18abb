import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.js';
import { lazyPart } from './lazy-part.js';
import { loadPart, MissingPartError } from './load-part.js';

function Calendar() {
  return <p>A calendar</p>;
}

/** An import that fails so many times before it works. */
function importThatFails(times: number) {
  let left = times;
  return jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return Calendar;
  });
}

beforeEach(() => {
  globalThis.reportError = () => undefined;
});

describe('loadPart', () => {
  it.each([
    [0, 1],
    [1, 2],
  ])('loads a part whose import failed %i times by %i imports', async (failures, imports) => {
    const load = importThatFails(failures);
    expect(await loadPart(load)).toBe(Calendar);
    expect(load).toHaveBeenCalledTimes(imports);
  });

  it('gives up after the second attempt, with the cause', async () => {
    const load = importThatFails(9);
    const error = await loadPart(load).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MissingPartError);
    expect((error as MissingPartError).cause).toBeInstanceOf(TypeError);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('lazyPart', () => {
  const draw = (Part: ReturnType<typeof lazyPart<object>>, place: string) => (
    <>
      <p>The page</p>
      <ErrorBoundary place={place} fallback={<p>Not there</p>}>
        <Suspense fallback={<p>Waiting</p>}>
          <Part />
        </Suspense>
      </ErrorBoundary>
    </>
  );

  it('leaves the page around a missing part, asks twice and not without end, and anew when it is next shown', async () => {
    const load = importThatFails(2);
    const Part = lazyPart(load);
    const { rerender } = await act(async () => render(draw(Part, 'none'), { onCaughtError: () => undefined }));
    expect([screen.getByText('The page'), screen.getByText('Not there')]).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => rerender(draw(Part, 'cart')));
    expect(screen.getByText('A calendar')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('renders without waiting once it is loaded', async () => {
    const Part = lazyPart(importThatFails(0));
    await Part.preload();
    render(draw(Part, 'none'));
    expect(screen.getByText('A calendar')).toBeTruthy();
  });
});
