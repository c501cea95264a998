import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type MissDto, useDismissMissMutation, useListMissesQuery } from '../../../api/chatbot.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { showMoment } from '../../../shared/lib/moments';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useToast } from '../../../shared/state/use-toast';
import { Button } from '../../../shared/ui/Button';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AnswerMissDialog } from './AnswerMissDialog';
import { type FaqEntryValues, newEntry } from './faq-entry-schema';
import { LoadError } from './LoadError';
import { MissKeywordDialog } from './MissKeywordDialog';
import { Hint } from './parts';

const A_WEEK = { days: 7 };

type Open = { kind: 'answer' | 'keyword'; miss: MissDto };

/** Questions that the bot missed this week; each one can become an FAQ entry or a handover keyword. */
export function MissesPanel() {
  const showToast = useToast();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: misses, error, refetch } = useListMissesQuery(A_WEEK, { refetchOnMountOrArgChange: true });
  const [dismiss, dismissing] = useDismissMissMutation();
  const [open, setOpen] = useState<Open>();
  const [drafts, setDrafts] = useState<Record<string, FaqEntryValues>>({});
  useReauthOnForbidden(error ?? dismissing.error);

  const close = () => setOpen(undefined);
  // The row with the pressed button was removed.
  const closeDone = () => {
    close();
    title.current?.focus();
  };
  const remove = async ({ id }: MissDto) => {
    const { error: refused } = await dismiss({ id });
    if (refused) return showToast({ kind: 'error', title: 'Error', text: errorMessage(refused) });
    showToast({ kind: 'success', title: 'Pregunta quitada', text: 'Vuelve a la lista si alguien la hace otra vez.' });
    title.current?.focus();
  };
  return (
    <Panel aria-labelledby={titleId}>
      <div>
        <PanelTitle id={titleId} ref={title} tabIndex={-1}>
          Lo que el chatbot no entendió esta semana
        </PanelTitle>
        <Hint>Responde una pregunta y queda en Preguntas frecuentes y en el chatbot.</Hint>
      </div>
      {!misses &&
        (error ? <LoadError what="las preguntas" retry={() => void refetch()} /> : <Skeleton height="88px" />)}
      {misses?.length === 0 && <p>Entendió todo lo que le preguntaron en los últimos 7 días.</p>}
      {misses && misses.length > 0 && (
        <List>
          {misses.map((miss) => (
            <Miss
              key={miss.id}
              miss={miss}
              isLeaving={dismissing.isLoading && dismissing.originalArgs?.id === miss.id}
              onAnswer={() => setOpen({ kind: 'answer', miss })}
              onKeyword={() => setOpen({ kind: 'keyword', miss })}
              onRemove={() => void remove(miss)}
            />
          ))}
        </List>
      )}
      {open?.kind === 'answer' && (
        <AnswerMissDialog
          miss={open.miss}
          draft={drafts[open.miss.id] ?? newEntry(open.miss.question)}
          onDraft={(values) => setDrafts({ ...drafts, [open.miss.id]: values })}
          onClose={close}
          onDone={closeDone}
        />
      )}
      {open?.kind === 'keyword' && <MissKeywordDialog miss={open.miss} onClose={close} onDone={closeDone} />}
    </Panel>
  );
}

interface MissProps {
  miss: MissDto;
  isLeaving: boolean;
  onAnswer: () => void;
  onKeyword: () => void;
  onRemove: () => void;
}

function Miss({ miss: { question, count, lastAt }, isLeaving, onAnswer, onKeyword, onRemove }: MissProps) {
  const id = useId();
  return (
    <Row aria-labelledby={id}>
      <Question id={id}>{question}</Question>
      <Hint>{`${count === 1 ? '1 vez' : `${count} veces`}, la última el ${showMoment(lastAt)}`}</Hint>
      <Buttons>
        <Button variant="secondary" size="s" aria-haspopup="dialog" aria-describedby={id} onClick={onAnswer}>
          Responder
        </Button>
        <Button variant="text" size="s" aria-haspopup="dialog" aria-describedby={id} onClick={onKeyword}>
          Palabra
        </Button>
        <Button variant="danger" size="s" aria-describedby={id} pending={isLeaving} onClick={onRemove}>
          Quitar
        </Button>
      </Buttons>
    </Row>
  );
}

const List = styled.ul`
  display: grid;
`;

const Row = styled.li`
  padding-block: var(--space-14);
  border-top: 1px solid var(--border);
  &:last-child {
    padding-bottom: 0;
  }
`;

const Question = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-20);
  margin-top: var(--space-8);
`;
