import { Breadcrumbs } from './Breadcrumbs';

export const states = {
  'two levels': <Breadcrumbs items={[{ label: 'Inicio', to: '/' }, { label: 'Mochilas' }]} />,
};
