import { FormikProvider } from 'formik';
import { useId } from 'react';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import { fieldErrors, hasCode } from '../../../api/api-error';
import { type BusinessHoursDto, useSaveChatbotHoursMutation } from '../../../api/chatbot.api';
import { schemaErrors } from '../../../shared/lib/schema-errors';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { useToast } from '../../../shared/state/use-toast';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { SubmitButton } from '../../../shared/ui/SubmitButton';
import { from } from '../../../theme/media';
import { Hint } from './parts';
import { TimeField } from './TimeField';

const FAILED = 'No se pudieron actualizar los horarios';

/** Business hours in which people answer. */
export function HoursPanel({ hours }: { hours: BusinessHoursDto }) {
  const showToast = useToast();
  const titleId = useId();
  const [save, { error }] = useSaveChatbotHoursMutation();
  useReauthOnForbidden(error);
  const { form, attributes } = useShopForm<BusinessHoursDto>({
    initialValues: { start: hours.start, end: hours.end },
    errorsIn: hoursErrors,
    send: async (businessHoursDto) => {
      const { error: refused } = await save({ businessHoursDto });
      if (!refused) {
        showToast({ kind: 'success', title: 'Horario guardado', text: sentence(businessHoursDto) });
        return undefined;
      }
      showToast({ kind: 'error', title: 'Error', text: FAILED });
      return hasCode(refused, 'chatbot.hours') ? { end: refused.message } : fieldErrors(refused);
    },
  });
  return (
    <Panel aria-labelledby={titleId}>
      <div>
        <PanelTitle id={titleId}>Horario de atención</PanelTitle>
        <Hint>Lunes a sábado. Fuera de este horario se envía un mensaje de ausencia.</Hint>
      </div>
      <FormikProvider value={form}>
        <Form {...attributes} aria-labelledby={titleId}>
          <TimeField name="start" label="Desde" />
          <TimeField name="end" label="Hasta" />
          <SubmitButton full={false} pending={form.isSubmitting}>
            {form.isSubmitting ? 'Guardando...' : 'Guardar horario'}
          </SubmitButton>
        </Form>
      </FormikProvider>
    </Panel>
  );
}

function sentence({ start, end }: BusinessHoursDto): string {
  return `El equipo atiende de ${start} a ${end}, de lunes a sábado.`;
}

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
const WRONG = 'Escribe una hora entre 00:00 y 23:59, por ejemplo 09:00';

const schema = object({
  start: string().required('Escribe desde qué hora').matches(HOUR, WRONG),
  end: string()
    .required('Escribe hasta qué hora')
    .matches(HOUR, WRONG)
    .test('order', 'La hora de inicio debe ser antes de la hora de fin.', (end, { parent }) => {
      const { start } = parent as BusinessHoursDto;
      // `HH:MM` times can be compared as strings.
      return !start || !end || start < end;
    }),
});

/** Returns an error message for each invalid field. */
function hoursErrors(hours: BusinessHoursDto) {
  return schemaErrors(schema, hours);
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: var(--space-20);
  > button {
    grid-column: 1 / -1;
  }
  ${from(700)} {
    grid-template-columns: 160px 160px auto;
    justify-content: flex-start;
    > button {
      grid-column: auto;
      /* Aligns the button with the fields, below their labels. */
      margin-top: calc(1.55 * var(--font-size-sm) + var(--space-6));
      min-width: 168px;
    }
  }
`;
