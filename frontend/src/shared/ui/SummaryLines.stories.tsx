import { SummaryLines } from './SummaryLines';

export const states = {
  'with a total': (
    <SummaryLines
      lines={[
        { label: 'Precio base', value: 445_000 },
        { label: 'Hilo dorado', value: 'Incluido' },
      ]}
      total={{ label: 'Total', value: 445_000 }}
    />
  ),
};
