import { FormikProvider } from 'formik';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { Button } from '../../../shared/ui/Button';
import { FieldFoot } from '../../../shared/ui/field.styles';
import { Panel, PanelTitle, Row } from '../../../shared/ui/panel';
import { SubmitButton } from '../../../shared/ui/SubmitButton';
import { DateField } from '../fields/DateField';
import { fromIsoTime, toIsoTime, tomorrow } from './bogota-time';

interface PublishFootProps {
  /** Publishes now, or at a time. */
  publish: (at?: string) => Promise<string | undefined>;
  pending: boolean;
}

/** Buttons that publish the draft now or schedule it. */
export function PublishFoot({ publish, pending }: PublishFootProps) {
  const [isScheduling, setScheduling] = useState(false);
  if (isScheduling) return <Schedule publish={publish} pending={pending} onClose={() => setScheduling(false)} />;
  return (
    <Row>
      <Button pending={pending} onClick={() => void publish()}>
        {pending ? 'Un momento…' : 'Publicar ahora'}
      </Button>
      <Button variant="secondary" onClick={() => setScheduling(true)}>
        Programar
      </Button>
    </Row>
  );
}

interface ScheduleProps extends PublishFootProps {
  /** Present time of a set that is scheduled already. */
  start?: string;
  onClose: () => void;
}

/** Asks for a day and a time, and publishes then. */
export function Schedule({ publish, pending, start, onClose }: ScheduleProps) {
  const titleId = useId();
  const { form, attributes } = useShopForm({
    initialValues: start ? fromIsoTime(start) : { day: tomorrow(), time: '08:00' },
    errorsIn: ({ day, time }): Record<string, string> => {
      const moment = toIsoTime(day, time);
      if (!moment) return day ? { time: 'Escribe la hora.' } : { day: 'Elige el día.' };
      return Date.parse(moment) > Date.now() ? {} : { day: 'Elige una hora que no haya pasado.' };
    },
    send: async ({ day, time }) => {
      await publish(toIsoTime(day, time));
      return undefined;
    },
  });
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Programar</PanelTitle>
      <FormikProvider value={form}>
        <form {...attributes} aria-labelledby={titleId}>
          <Moment>
            <DateField name="day" label="Día" />
            <DateField name="time" label="Hora" type="time" />
          </Moment>
          <FieldFoot>Hora de Bogotá. Se publica solo, aunque cierres esta página.</FieldFoot>
          <Row>
            <SubmitButton full={false} pending={pending}>
              Programar
            </SubmitButton>
            <Button variant="text" onClick={onClose}>
              Volver
            </Button>
          </Row>
        </form>
      </FormikProvider>
    </Panel>
  );
}

const Moment = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr));
  gap: var(--space-12);
  max-width: 420px;
  margin-bottom: var(--space-8);
`;
