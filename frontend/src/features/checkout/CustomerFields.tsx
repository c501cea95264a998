import { styled } from 'styled-components';
import { CityFields } from '../../shared/cities/CityFields';
import { FormField } from '../../shared/ui/FormField';
import { from } from '../../theme/media';

/** Customer and address fields. */
export function CustomerFields({ started }: { started: boolean }) {
  return (
    <>
      <Group aria-labelledby="tus-datos">
        <h2 id="tus-datos">Tus datos</h2>
        <FormField name="name" label="Nombre completo" autoComplete="name" enterKeyHint="next" required />
        <Pair>
          <FormField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            enterKeyHint="next"
            hint="Aquí te enviamos la confirmación"
            required
          />
          <FormField
            name="phone"
            label="Teléfono"
            type="tel"
            autoComplete="tel"
            enterKeyHint="next"
            hint="Si es de otro país, empieza con + y su código"
            required
          />
        </Pair>
      </Group>
      <Group aria-labelledby="tu-direccion">
        <h2 id="tu-direccion">¿A dónde lo enviamos?</h2>
        <FormField
          name="address"
          label="Dirección"
          autoComplete="street-address"
          enterKeyHint="next"
          hint="Por ejemplo: Cra 43A # 1-50, apto 302, barrio El Poblado"
          required
        />
        <Pair>
          <CityFields started={started} />
          <FormField
            name="postalCode"
            label="Código postal"
            autoComplete="postal-code"
            inputMode="numeric"
            enterKeyHint="done"
          />
        </Pair>
      </Group>
    </>
  );
}

export const Group = styled.section`
  display: grid;
  gap: var(--space-20);
`;

const Pair = styled.div`
  display: grid;
  gap: var(--space-20);
  ${from(560)} {
    grid-template-columns: 1fr 1fr;
  }
`;
