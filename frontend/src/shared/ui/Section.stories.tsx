import { Section } from './Section';

export const states = {
  plain: (
    <Section tone="plain" aria-label="Clara">
      Una sección de la página
    </Section>
  ),
  alt: (
    <Section tone="alt" aria-label="Oscura">
      Una sección de la página
    </Section>
  ),
};
