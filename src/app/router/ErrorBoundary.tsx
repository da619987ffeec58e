import { Component, type ErrorInfo, type ReactNode } from 'react';
import { report } from '#shared/telemetry/report.ts';
import { DownloadError } from './lazy-with-preload.tsx';

export interface ErrorBoundaryProps {
  /** Rendered in place of children that threw; `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode;
  /** The boundary renders its children again when this changes, for example at another address. */
  resetKey?: string | number;
  children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly resetKey: string | number | undefined;
}

/** Keeps an error in its children from unmounting the rest of the page. React offers this for class components only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
    report({ kind: 'react-error', error, componentStack });
    if (error instanceof DownloadError) error.forget();
  }

  private readonly retry = () => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
