import { Component } from 'react';
import type { Elements } from '../shared/lib/elements';
import { Button } from '../shared/ui/Button';
import { EmptyState } from '../shared/ui/EmptyState';
import { isCodeError, reportError } from './report-errors';

interface Props {
  /** Path of the current page; the error is reset when it changes. */
  page: string;
  children: Elements;
}

type Failure = 'code' | 'connection';

const TEXTS: Readonly<Record<Failure, string>> = {
  code: 'Algo falló de nuestro lado. Lo que hay en tu carrito sigue ahí.',
  connection: 'Revisa tu conexión y vuelve a intentar.',
};

/** Keeps header and footer when a page crashes or its chunk cannot be loaded, and shows which of the two happened. */
export class PageErrorBoundary extends Component<Props, { failure?: Failure }> {
  override state: { failure?: Failure } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: isCodeError(error) ? 'code' : 'connection' };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failure && previous.page !== this.props.page) this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
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
        {TEXTS[failure]}
      </EmptyState>
    );
  }
}
