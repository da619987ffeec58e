import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorFenceProps {
  /** Drawn in place of what broke; `again` renders the children anew. */
  fallback: (again: () => void) => ReactNode;
  /** Where the children stand: what broke at one place is drawn anew at another. */
  at?: string;
  children: ReactNode;
}

interface State {
  readonly broken: boolean;
  readonly at: string | undefined;
}

/** Keeps a broken part from taking its surroundings along. React has no function form of this. */
export class ErrorFence extends Component<ErrorFenceProps, State> {
  override state: State = { broken: false, at: this.props.at };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ at }: ErrorFenceProps, before: State): State | null {
    return at === before.at ? null : { broken: false, at };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  private readonly again = () => this.setState({ broken: false });

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback(this.again) : this.props.children;
  }
}
