import { SummaryColumns } from './SummaryColumns';

export const states = {
  'two columns': (
    <SummaryColumns>
      <p>Formulario</p>
      <p>Resumen</p>
    </SummaryColumns>
  ),
};
