import X from 'lucide-react/icons/x';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { chatbotLimits } from '../../../api/chatbot.api';
import { useToast } from '../../../shared/state/use-toast';
import { Badge } from '../../../shared/ui/Badge';
import { Note } from '../../../shared/ui/Note';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AddKeyword } from './AddKeyword';
import { LoadError } from './LoadError';
import { Hint } from './parts';
import { useKeywords } from './use-keywords';

/** Duration of the undo toast, as in other staff panels. */
const UNDO_MS = 10_000;

/** Keywords that hand a conversation to a person. */
export function KeywordsPanel() {
  const showToast = useToast();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState<Leaving>();
  const { keywords, hasFailed, retry, add, remove } = useKeywords();

  useFocusAfter(leaving, keywords, list, title);
  const take = async (word: string, position: number) => {
    if (isBusy) return;
    setBusy(true);
    setLeaving({ word, position });
    const problem = await remove(word);
    setBusy(false);
    if (problem) return showToast({ kind: 'error', title: 'Error', text: problem });
    const undo = { label: 'Deshacer', run: () => void add(word) };
    showToast({ kind: 'success', title: 'Palabra quitada', text: `«${word}»`, duration: UNDO_MS, actions: [undo] });
  };
  return (
    <Panel aria-labelledby={titleId}>
      <div>
        <PanelTitle id={titleId} ref={title} tabIndex={-1}>
          Palabras que pasan a una persona
        </PanelTitle>
        <Hint>Cuando un cliente escribe una de estas palabras, el chatbot le pasa la conversación a una persona.</Hint>
      </div>
      {!keywords && (hasFailed ? <LoadError what="las palabras" retry={retry} /> : <Skeleton height="44px" />)}
      {keywords?.length === 0 && <Note kind="info">La lista está vacía: ninguna palabra pasa a una persona.</Note>}
      {keywords && (
        <>
          <List ref={list}>
            {keywords.map((word, position) => (
              <li key={word}>
                <Word tone="thread" data-leaving={(isBusy && word === leaving?.word) || undefined}>
                  <span>{word}</span>
                  <button type="button" aria-label={`Quitar «${word}»`} onClick={() => void take(word, position)}>
                    <X aria-hidden="true" />
                  </button>
                </Word>
              </li>
            ))}
          </List>
          <AddKeyword keywords={keywords} add={add} />
          <Hint>{`${keywords.length} de ${chatbotLimits.keywords} palabras`}</Hint>
        </>
      )}
    </Panel>
  );
}

interface Leaving {
  word: string;
  position: number;
}

/** Moves the focus to the next button, or to the title, when a word is removed with its button. */
function useFocusAfter(
  leaving: Leaving | undefined,
  keywords: readonly string[] | undefined,
  list: RefObject<HTMLUListElement | null>,
  title: RefObject<HTMLHeadingElement | null>,
): void {
  const isGone = leaving !== undefined && keywords !== undefined && !keywords.includes(leaving.word);
  useLayoutEffect(() => {
    if (!isGone || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll('button');
    const { position } = leaving;
    (buttons?.[position] ?? buttons?.[position - 1] ?? title.current)?.focus();
  }, [isGone, leaving, list, title]);
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-10);
`;

const Word = styled(Badge)`
  min-height: var(--target);
  padding-block: 0;
  padding-right: calc(var(--space-8) - 1px);
  font-size: var(--font-size-sm);
  overflow-wrap: anywhere;
  white-space: normal;
  &[data-leaving] {
    opacity: 0.5;
  }
  button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    margin-left: calc(var(--space-6) * -1);
    border: 0;
    background: none;
    color: inherit;
  }
  button:focus-visible {
    outline-offset: -4px;
  }
  .lucide {
    width: 18px;
    height: 18px;
  }
`;
