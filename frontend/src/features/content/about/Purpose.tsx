import { Lead } from '../../../shared/ui/Lead';
import { Section } from '../../../shared/ui/Section';
import { TextStack, TwoColumns } from '../TwoColumns';

/** Mission and vision. */
export function Purpose() {
  return (
    <Section aria-label="Misión y visión">
      <TwoColumns $align="start">
        <TextStack>
          <h2>Misión</h2>
          <Lead>
            Acompañar a las familias colombianas con bolsos hermosos, prácticos y hechos a mano, que lleven el nombre de
            quien más quieren.
          </Lead>
        </TextStack>
        <TextStack>
          <h2>Visión</h2>
          <Lead>Ser el taller de bordado que cada mamá recomienda cuando nace un bebé.</Lead>
        </TextStack>
      </TwoColumns>
    </Section>
  );
}
