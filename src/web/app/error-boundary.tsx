import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';

interface State {
  error: unknown;
}

/**
 * Stands in for a screen that broke. What was typed is kept by the forms themselves (see `useDraft`), so
 * that trying again or reloading brings it back.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A screen broke.', error, info.componentStack);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <div className="grid min-h-[60vh] place-items-center px-4 py-12">
        <Card className="grid w-full max-w-narrow gap-4">
          <h1 className="text-xl">This page could not be shown</h1>
          <p role="alert">
            Something went wrong while drawing it. What you typed is kept; trying again or reloading usually
            helps.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => this.setState({ error: null })}>Try again</Button>
            <Button variant="secondary" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
          </div>
        </Card>
      </div>
    );
  }
}
