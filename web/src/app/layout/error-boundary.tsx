import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** Drawn in the place of what broke. */
  readonly fallback: ReactNode;
  /** A change of it forgets the error: another page gets its own chance. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
  readonly place: string;
}

/** Keeps a page that broke, or whose script did not come, from taking the site with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { place, broken: false };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    reportError(new Error(`A page broke: ${error.message}${componentStack ?? ''}`, { cause: error }));
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
