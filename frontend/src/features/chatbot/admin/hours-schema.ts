import { object, string } from 'yup';
import type { BusinessHoursDto } from '../../../api/chatbot.api';
import { schemaErrors } from '../../../shared/lib/schema-errors';

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
export function hoursErrors(hours: BusinessHoursDto) {
  return schemaErrors(schema, hours);
}
