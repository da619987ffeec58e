import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorFenceProps {
  /** Drawn in place of what broke; `again` renders the children anew. */
  fallback: (again: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  readonly broken: boolean;
}

/** Keeps a broken part from taking its surroundings along. React has no function form of this. */
export class ErrorFence extends Component<ErrorFenceProps, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  private readonly again = () => this.setState({ broken: false });

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback(this.again) : this.props.children;
  }
}
