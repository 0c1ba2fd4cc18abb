import { Component, type ErrorInfo, type ReactNode } from 'react';
import { MissingPartError } from './load-part.js';

interface Props {
  readonly fallback: ReactNode;
  /** A change resets the error, so that another page renders. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
  readonly place: string;
}

/** Contains the failure of a page, a part of it or its script, so that the rest keeps working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { place, broken: false };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    if (error instanceof MissingPartError) error.forget();
    reportError(new Error(`A page broke: ${error.message}${componentStack ?? ''}`, { cause: error }));
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
