import * as Radix from '@radix-ui/react-accordion';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface AccordionItem {
  /** Stable while the list is filtered or sorted. */
  id: string;
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Ids of the open items; several may be open. */
  value: string[];
  onValueChange: (open: string[]) => void;
  headingLevel?: 2 | 3 | 4;
}

/** Expandable questions. Closed answers stay in the document, so that find-in-page finds and opens them. */
export function Accordion({ items, value, onValueChange, headingLevel = 3 }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <List type="multiple" value={value} onValueChange={onValueChange}>
      {items.map(({ id, title, content }) => (
        <Item key={id} value={id}>
          <Radix.Header asChild>
            <Heading>
              <Trigger>
                <span>{title}</span>
                <ChevronDown aria-hidden="true" />
              </Trigger>
            </Heading>
          </Radix.Header>
          <Answer open={value.includes(id)} onFound={() => onValueChange([...value, id])}>
            {content}
          </Answer>
        </Item>
      ))}
    </List>
  );
}

interface AnswerProps {
  open: boolean;
  onFound: () => void;
  children: ReactNode;
}

function Answer({ open, onFound, children }: AnswerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);

  useEffect(() => {
    found.current = onFound;
  });

  // React supports `hidden` only as a boolean. A browser that supports "until-found" fires an event when it reveals the text.
  useEffect(() => {
    const panel = ref.current;
    if (!panel || open || !('onbeforematch' in panel)) return;
    panel.setAttribute('hidden', 'until-found');
    const reveal = () => found.current();
    panel.addEventListener('beforematch', reveal);
    return () => panel.removeEventListener('beforematch', reveal);
  }, [open]);

  return (
    <Radix.Content ref={ref} forceMount hidden={!open}>
      <Text>{children}</Text>
    </Radix.Content>
  );
}

const List = styled(Radix.Root)`
  border-top: 1px solid var(--border);
`;

const Item = styled(Radix.Item)`
  border-bottom: 1px solid var(--border);
  h2,
  h3,
  h4 {
    font: inherit;
  }
`;

const Trigger = styled(Radix.Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  width: 100%;
  min-height: 60px;
  padding: var(--space-14) var(--space-4);
  border: 0;
  background: none;
  color: var(--text);
  font: 600 var(--font-size-lg) / 1.35 var(--font-text);
  letter-spacing: 0;
  text-align: left;
  &:hover {
    color: var(--brand);
  }
  .lucide {
    width: 1.25em;
    height: 1.25em;
    color: var(--brand);
    transition: transform var(--motion-2) var(--ease);
  }
  &[aria-expanded='true'] .lucide {
    transform: rotate(180deg);
  }
`;

const Text = styled.div`
  max-width: 35.6em;
  padding: 0 var(--space-40) var(--space-22) var(--space-4);
  color: var(--text-soft);
`;
