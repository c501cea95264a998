import { Component, type ReactNode } from 'react';
import { Button } from '../shared/ui/Button';
import { EmptyState } from '../shared/ui/EmptyState';

interface Props {
  /** Path of the page inside: another page gets another chance. */
  page: string;
  children: ReactNode;
}

/** Keeps header and footer alive when a page breaks or its chunk cannot be brought. */
export class PageErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.page !== this.props.page) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState
        level={1}
        title="No pudimos mostrar esta página"
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            Volver a intentar
          </Button>
        }
      >
        Revisa tu conexión y vuelve a intentar.
      </EmptyState>
    );
  }
}
