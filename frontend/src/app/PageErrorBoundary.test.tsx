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

  it('says what happened and offers a way on when a page breaks', () => {
    render(
      <PageErrorBoundary page="/faq">
        <Broken />
      </PageErrorBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'No pudimos mostrar esta página' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Volver a intentar' })).toBeVisible();
  });

  it('gives the next page its chance', () => {
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
