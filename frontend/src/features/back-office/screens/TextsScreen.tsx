import type { ShopRowDto } from '../../../api/back-office.api';
import { ButtonLink } from '../../../shared/ui/Button';
import { Row } from '../../../shared/ui/panel';
import { NEW, shopPath } from '../back-office-path';
import { EditForm, type FieldGroup } from '../fields/EditForm';
import { rowFields, type TypedField } from '../fields/edit-field';
import { choice, notFlag, optionalText, text, whole } from '../fields/kinds';
import { NewRowForm } from '../fields/NewRowForm';
import { RowNotFound } from '../fields/RowNotFound';
import { RowCards } from '../fields/RowCards';
import { Rows } from '../fields/Rows';
import { Stack } from '../fields/Stack';

const TEXTS: Readonly<Record<string, TypedField>> = {
  announcement: { kind: optionalText, label: 'Aviso de arriba', optional: true },
  homeLead: { kind: text, label: 'Frase del inicio', multiline: true },
  aboutLead: { kind: text, label: 'Frase sobre el taller', multiline: true },
  footerAbout: { kind: text, label: 'Frase del pie de página', multiline: true },
};

const CATEGORIES = ['Envíos y Entregas', 'Pagos', 'Productos y Calidad', 'Empresa', 'Personalización'];
const QUESTION: Readonly<Record<string, TypedField>> = {
  question: { kind: text, label: 'Pregunta' },
  answer: {
    kind: text,
    label: 'Respuesta',
    multiline: true,
    hint: 'Lo que está entre llaves, como {standardDays}, se llena solo con los datos de hoy.',
  },
  category: { kind: choice(CATEGORIES), label: 'Tema' },
};
const PLACE: Readonly<Record<string, TypedField>> = {
  withdrawn: { kind: notFlag('visible', 'oculta'), label: 'Pregunta' },
  position: { kind: whole, label: 'Lugar', hint: 'La más baja va primero' },
};

/** Short texts and list of questions, form of one question, or form of a new one. */
export function TextsScreen({ item }: { item: string | undefined }) {
  if (item === NEW)
    return (
      <NewRowForm
        entity="faq"
        title="Pregunta nueva"
        fields={QUESTION}
        initial={{ category: CATEGORIES[0]! }}
        to={shopPath('textos')}
      />
    );
  return (
    <Rows of={['text', 'faq']}>
      {({ text: texts, faq }) => (item ? <Question rows={faq} item={item} /> : <Lists texts={texts} faq={faq} />)}
    </Rows>
  );
}

function Lists({ texts, faq }: { texts: readonly ShopRowDto[]; faq: readonly ShopRowDto[] }) {
  const fields = texts.flatMap((row) => {
    const typed = TEXTS[row.id];
    return typed ? rowFields('text', row, { value: typed }) : [];
  });
  const group: FieldGroup = { title: 'Frases de la página', fields };
  return (
    <Stack>
      <EditForm groups={[group]} />
      <h2>Preguntas frecuentes</h2>
      <Row>
        <ButtonLink variant="secondary" size="s" to={shopPath('textos', NEW)}>
          Pregunta nueva
        </ButtonLink>
      </Row>
      <RowCards
        entity="faq"
        cards={faq.map(({ id, values }) => ({
          id,
          title: String(values.question),
          to: shopPath('textos', encodeURIComponent(id)),
          facts: `${String(values.category)}${values.withdrawn === true ? ' · oculta' : ''}`,
        }))}
      />
    </Stack>
  );
}

function Question({ rows, item }: { rows: readonly ShopRowDto[]; item: string }) {
  const row = rows.find(({ id }) => String(id) === item);
  if (!row) return <RowNotFound screen="textos" />;
  return (
    <EditForm
      groups={[
        { title: 'Pregunta', fields: rowFields('faq', row, QUESTION) },
        { title: 'En la página', fields: rowFields('faq', row, PLACE) },
      ]}
    />
  );
}
