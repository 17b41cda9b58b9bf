import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';

interface Props {
  /** Changing this key clears an earlier error. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  error: unknown;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A screen crashed.', error, info.componentStack);
  }

  override componentDidUpdate(before: Props) {
    if (before.resetKey !== this.props.resetKey && this.state.error !== null) this.setState({ error: null });
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <div className="grid min-h-[60vh] place-items-center px-4 py-12">
        <Card className="grid w-full max-w-narrow gap-4">
          <h1 className="text-xl">We couldn't show this page</h1>
          <p role="alert">Something went wrong. Try reloading the page.</p>
          <Button className="justify-self-start" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        </Card>
      </div>
    );
  }
}
