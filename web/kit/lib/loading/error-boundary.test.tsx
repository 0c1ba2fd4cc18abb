import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary.js';

function Broken(): never {
  throw new Error('no light');
}

const reported = jest.fn();
const quietly = { onCaughtError: () => undefined };

beforeEach(() => {
  globalThis.reportError = reported;
});
afterEach(() => {
  reported.mockClear();
});

function draw(place: string, broken: boolean) {
  return (
    <ErrorBoundary place={place} fallback={<p>The lamp went out</p>}>
      {broken ? <Broken /> : <p>A page</p>}
    </ErrorBoundary>
  );
}

describe('ErrorBoundary', () => {
  it('renders the fallback instead of a broken page, and reports the error', () => {
    render(draw('/tours', true), quietly);
    expect(screen.getByText('The lamp went out')).toBeTruthy();
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('resets for another page, but not for the same one', () => {
    const { rerender } = render(draw('/tours', true), quietly);
    rerender(draw('/tours', false));
    expect(screen.getByText('The lamp went out')).toBeTruthy();
    rerender(draw('/', false));
    expect(screen.getByText('A page')).toBeTruthy();
  });
});
