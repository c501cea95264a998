import { useState } from 'react';
import { styled } from 'styled-components';
import type { FaqItemDto } from '../../api/content.api';
import { Accordion } from '../../shared/ui/Accordion';
import { ChipButton, ChipList } from '../../shared/ui/ChipLink';
import { PaymentMarks } from '../../shared/ui/PaymentMarks';

const ALL = 'Todos';

/** Id of the question that lists the ways to pay. */
const ABOUT_PAYING = 'pagos-formas-de-pago';

function WithMarks({ answer }: { answer: string }) {
  return (
    <>
      <span>{answer}</span>
      <PaymentMarks />
    </>
  );
}

/** Questions by category. The open ones are kept by id, so that a filter never opens another one. */
export function FaqList({ items }: { items: readonly FaqItemDto[] }) {
  const [category, setCategory] = useState(ALL);
  const [open, setOpen] = useState<string[]>([]);
  const categories = [ALL, ...new Set(items.map((item) => item.category))];
  const shown = items.filter((item) => category === ALL || item.category === category);

  /** The accordion reports only what it shows; questions of other categories stay as they are. */
  const change = (openShown: string[]) => {
    const hidden = open.filter((id) => !shown.some((item) => item.id === id));
    setOpen([...hidden, ...openShown]);
  };

  return (
    <>
      <Filter as="div" role="group" aria-label="Categorías">
        {categories.map((name) => (
          <ChipButton key={name} pressed={name === category} onClick={() => setCategory(name)}>
            {name}
          </ChipButton>
        ))}
      </Filter>
      <Accordion
        headingLevel={2}
        items={shown.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: id === ABOUT_PAYING ? <WithMarks answer={answer} /> : answer,
        }))}
        value={open.filter((id) => shown.some((item) => item.id === id))}
        onValueChange={change}
      />
    </>
  );
}

const Filter = styled(ChipList)`
  margin-block: var(--space-24) var(--space-28);
`;
