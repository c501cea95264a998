import { render, screen } from '@testing-library/react';
import { SummaryLines } from './SummaryLines';

it('shows every label with its amount, savings with a minus', () => {
  render(
    <SummaryLines
      lines={[
        { label: 'Total normal', value: 1595000 },
        { label: 'Descuento', value: -159500 },
        { label: 'Envío', value: 'Lo pagas al recibir' },
      ]}
      total={{ label: 'Total', value: 1435500 }}
    />,
  );
  const sums = screen.getAllByRole('definition').map((sum) => sum.firstChild?.textContent);
  expect(sums).toEqual(['$1.595.000', '−$159.500', 'Lo pagas al recibir', '$1.435.500']);
  expect(screen.getByText('menos 159.500 pesos')).toBeInTheDocument();
});
