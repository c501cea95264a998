import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { chatbotLimits } from '../../../api/chatbot.api';
import { Badge } from '../../../shared/ui/Badge';
import { Note } from '../../../shared/ui/Note';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { showToast } from '../../../shared/ui/toast-store';
import { AddKeyword } from './AddKeyword';
import { Hint } from './parts';
import { Reload } from './Reload';
import { useKeywords } from './use-keywords';

/** As long as panels of staff offer to undo. */
const UNDO_MS = 10_000;

/** The words that hand a conversation to a person. */
export function KeywordsPanel() {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<string>();
  const { keywords, hasFailed, retry, add, remove } = useKeywords();

  const take = async (word: string, position: number) => {
    if (leaving !== undefined) return;
    setLeaving(word);
    const problem = await remove(word);
    setLeaving(undefined);
    if (problem) return showToast({ kind: 'error', title: 'Error', text: problem });
    const undo = { label: 'Deshacer', run: () => void add(word) };
    showToast({ kind: 'success', title: 'Palabra quitada', text: `«${word}»`, duration: UNDO_MS, action: undo });
    // The pressed button is gone: the focus goes to the one in its place.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[position] ?? buttons?.[position - 1] ?? title.current)?.focus();
  };
  return (
    <Panel aria-labelledby={titleId}>
      <div>
        <PanelTitle id={titleId} ref={title} tabIndex={-1}>
          Palabras que pasan a una persona
        </PanelTitle>
        <Hint>Cuando un cliente escribe una de estas palabras, el chatbot le pasa la conversación a una persona.</Hint>
      </div>
      {!keywords && (hasFailed ? <Reload what="las palabras" retry={retry} /> : <Skeleton height="44px" />)}
      {keywords?.length === 0 && <Note kind="info">La lista está vacía: ninguna palabra pasa a una persona.</Note>}
      {keywords && (
        <>
          <List ref={list}>
            {keywords.map((word, position) => (
              <Word key={word} tone="thread" data-leaving={word === leaving || undefined}>
                {word}
                <button type="button" aria-label={`Quitar «${word}»`} onClick={() => void take(word, position)}>
                  <X aria-hidden="true" />
                </button>
              </Word>
            ))}
          </List>
          <AddKeyword keywords={keywords} add={add} />
          <Hint>
            {keywords.length} de {chatbotLimits.keywords} palabras
          </Hint>
        </>
      )}
    </Panel>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

const Word = styled(Badge).attrs({ as: 'li' })`
  min-height: var(--target);
  padding-block: 0;
  padding-right: 7px;
  font-size: var(--text-sm);
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
    margin-left: -6px;
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
