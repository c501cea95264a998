import { render, screen } from '@testing-library/react';
import { PageErrorBoundary } from './PageErrorBoundary';

const Broken = (): never => {
  throw new Error('broken page');
};

describe('PageErrorBoundary', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('shows an error and a link when a page crashes', () => {
    render(
      <PageErrorBoundary page="/faq">
        <Broken />
      </PageErrorBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'No pudimos mostrar esta página' })).toBeVisible();
    expect(screen.getByText(/^Algo falló de nuestro lado/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Volver a intentar' })).toBeVisible();
  });

  it('mentions the connection when the code of a page could not be fetched', () => {
    const Unreachable = (): never => {
      throw new TypeError('Failed to fetch dynamically imported module: https://shop/build/FaqPage-x.js');
    };
    render(
      <PageErrorBoundary page="/faq">
        <Unreachable />
      </PageErrorBoundary>,
    );
    expect(screen.getByText('Revisa tu conexión y vuelve a intentar.')).toBeVisible();
  });

  it('renders the next page', () => {
    const { rerender } = render(
      <PageErrorBoundary page="/faq">
        <Broken />
      </PageErrorBoundary>,
    );
    rerender(
      <PageErrorBoundary page="/nosotros">
        <h1>Nosotros</h1>
      </PageErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Nosotros' })).toBeVisible();
  });
});
