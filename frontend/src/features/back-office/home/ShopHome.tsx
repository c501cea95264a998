import ChevronRight from 'lucide-react/icons/chevron-right';
import { useListMissingSettingsQuery, READ_FRESH } from '../../../api/back-office.api';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { type Screen, SCREENS, shopPath } from '../back-office-path';
import { Card, Cards } from '../fields/RowCards';
import { useUnpublishedSets } from '../history/use-unpublished-sets';
import { BeforeOpening } from './BeforeOpening';
import { ScheduledSets } from './ScheduledSets';
import { useOpeningQuestions } from './use-opening-questions';

/** Description of each screen. */
const ENTRANCES: readonly (readonly [Screen, string])[] = [
  ['precios', 'Lo que vale cada producto, complemento y letra'],
  ['productos', 'Nombres, descripciones, agotados y productos nuevos'],
  ['opciones', 'Complementos, letras, hilos, motivos, colores y reatas'],
  ['kit', 'Piezas, descuento y accesorios de regalo'],
  ['grupos', 'En qué grupo y en qué orden se ve cada producto'],
  ['codigos', 'Descuentos en porcentaje o en pesos'],
  ['datos', 'Teléfono, WhatsApp, horario, NIT y banco'],
  ['vacaciones', 'Cerrar unos días y mover las entregas'],
  ['textos', 'Frases de la página y preguntas frecuentes'],
  ['historial', 'Quién cambió qué, y deshacer'],
  ['registro', 'Entradas, consultas, descargas y todo lo que hizo el equipo'],
];

/** Home screen: missing settings, scheduled sets and links to all screens. */
export function ShopHome() {
  const { data, isLoading } = useListMissingSettingsQuery(undefined, READ_FRESH);
  const sets = useUnpublishedSets();
  const questions = useOpeningQuestions();
  // Notes that appeared later would move the links under a finger.
  if (isLoading || questions.isLoading || sets.isLoading) return <Skeleton height="240px" />;
  return (
    <>
      <BeforeOpening missing={data?.missing ?? []} isOwner questions={questions} unmeasured={data?.unmeasured} />
      <ScheduledSets {...sets} />
      <Cards>
        {ENTRANCES.map(([screen, about]) => (
          <li key={screen}>
            <Card to={shopPath(screen)}>
              <strong>{SCREENS[screen]}</strong>
              <span>{about}</span>
              <ChevronRight aria-hidden="true" />
            </Card>
          </li>
        ))}
        <li>
          <Card to="/panel/personas">
            <strong>Personas</strong>
            <span>Quién entra al panel, con qué rol y desde dónde</span>
            <ChevronRight aria-hidden="true" />
          </Card>
        </li>
      </Cards>
    </>
  );
}
