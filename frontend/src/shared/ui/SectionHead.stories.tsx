import { SectionHead } from './SectionHead';

export const states = {
  'with a lead': <SectionHead title="Hecho para ella" lead="Cada pieza lleva su nombre." />,
};
