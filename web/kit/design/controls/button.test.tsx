import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from './button.js';
import { ToolButton } from './tool-button.js';
import { SHOWN_AFTER_MS } from './use-late.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it.each([Button, ToolButton])('a busy button ignores clicks at once, and says that it waits after a moment', (Kind) => {
  const onClick = jest.fn();
  const { rerender } = render(
    <Kind busy disabled busyText="Saving..." onClick={onClick}>
      Save
    </Kind>,
  );
  const button = screen.getByRole('button', { name: 'Save', busy: true });
  button.focus();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(SHOWN_AFTER_MS - 1));
  expect(button.textContent).toBe('Save');
  act(() => jest.advanceTimersByTime(1));
  expect(button.textContent).toBe('Saving...');
  rerender(<Kind onClick={onClick}>Save</Kind>);
  expect(button.textContent).toBe('Save');
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('a button that repeats takes clicks while it is busy', () => {
  const onClick = jest.fn();
  render(
    <Button busy repeats onClick={onClick}>
      Add to Cart
    </Button>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(1);
});
