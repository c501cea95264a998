import type { ShopRowDto } from '../../../api/back-office.api';
import type { SettingsDto } from '../../../api/settings.api';
import categories from '../../../domain/faq-categories.gen.json' with { type: 'json' };
import { ButtonLink } from '../../../shared/ui/Button';
import { Panel, PanelTitle, Row } from '../../../shared/ui/panel';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { isNewItem, NEW, shopPath } from '../back-office-path';
import { usePresentRows } from '../draft/use-present-rows';
import { rowFields, type TypedField } from '../fields/edit-field';
import { EditForm, type FieldGroup } from '../fields/EditForm';
import { choice, notFlag, optionalText, text } from '../fields/kinds';
import { NewRowForm } from '../fields/NewRowForm';
import { OrderedRows } from '../fields/OrderedRows';
import { RowCards } from '../fields/RowCards';
import { RowLink } from '../fields/RowLink';
import { RowNotFound } from '../fields/RowNotFound';
import { Rows } from '../fields/Rows';
import { Panels, Stack } from '../fields/Stack';
import { byPosition, useMoveRows } from '../order/use-move-rows';

const TEXTS: Readonly<Record<keyof SettingsDto['texts'], TypedField>> = {
  announcement: { kind: optionalText, label: 'Aviso de arriba', optional: true },
  homeLead: { kind: text, label: 'Frase del inicio', multiline: true },
  aboutLead: { kind: text, label: 'Frase sobre el taller', multiline: true },
  footerAbout: { kind: text, label: 'Frase del pie de página', multiline: true },
};

const QUESTION: Readonly<Record<string, TypedField>> = {
  question: { kind: text, label: 'Pregunta' },
  answer: {
    kind: text,
    label: 'Respuesta',
    multiline: true,
    hint: 'Lo que está entre llaves, como {standardDays}, se llena solo con los datos de hoy.',
  },
  category: { kind: choice(categories), label: 'Tema' },
};
const PLACE: Readonly<Record<string, TypedField>> = {
  withdrawn: { kind: notFlag('visible', 'oculta'), label: 'Pregunta' },
};

/** Short texts and list of questions, form of one question, or form of a new one. */
export default function TextsScreen({ item }: { item: string | undefined }) {
  if (isNewItem(item))
    return (
      <NewRowForm
        item={item}
        entity="faq"
        title="Pregunta nueva"
        fields={QUESTION}
        initial={{ category: categories[0]! }}
        screen="textos"
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
    const typed = Object.entries(TEXTS).find(([key]) => key === row.id)?.[1];
    return typed ? rowFields('text', row, { value: typed }) : [];
  });
  const present = usePresentRows('faq', faq);
  const { move, announcement } = useMoveRows('faq', faq, 'question');
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
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <RowCards entity="faq" cards={[]} />
      <Panels>
        {categories.map((category) => {
          const rows = byPosition(present.filter(({ values }) => values.category === category));
          return <Topic key={category} title={category} rows={rows} onMove={(id, step) => move(rows, id, step)} />;
        })}
      </Panels>
    </Stack>
  );
}

interface TopicProps {
  title: string;
  /** The questions of the topic in order, with the draft's values. */
  rows: readonly ShopRowDto[];
  onMove: (id: ShopRowDto['id'], step: -1 | 1) => void;
}

function Topic({ title, rows, onMove }: TopicProps) {
  if (rows.length === 0) return null;
  return (
    <Panel aria-label={title}>
      <PanelTitle as="h3">{title}</PanelTitle>
      <OrderedRows
        onMove={onMove}
        rows={rows.map(({ id, values: { question, withdrawn } }) => ({
          id,
          name: String(question),
          content: (
            <RowLink
              to={shopPath('textos', encodeURIComponent(id))}
              title={String(question)}
              facts={withdrawn === true ? 'oculta' : ''}
            />
          ),
        }))}
      />
    </Panel>
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
