import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import { BackLink } from '../../shared/ui/BackLink';
import { Lead } from '../../shared/ui/Lead';
import { ThreadText } from '../../shared/ui/ThreadText';
import { from } from '../../theme/media';

interface AccountFrameProps {
  title: string;
  lead: ReactNode;
  /** Back link above the title. */
  back?: { to: string; label: string };
  /** Decorative text beside the form: a sentence, its emphasis, and the word on the woven label. */
  words: { plain: string; emphasis: string; sewn: string };
  /** Name of the current step; a change moves the focus to the title. */
  step?: string;
  /** For forms with two columns. */
  wide?: boolean;
  children: Elements;
}

/** Layout of account forms, with a decorative cloth beside the form on wide screens. */
export function AccountFrame({ title, lead, back, words, step, wide, children }: AccountFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current!.focus();
  }, [step]);
  return (
    <Columns>
      <Cloth aria-hidden="true">
        <p>
          <span>{`${words.plain} `}</span>
          <em>{words.emphasis}</em>
        </p>
        <Label>
          <ThreadText text={words.sewn} viewBox="0 0 280 92" x={140} y={64} size={62} />
        </Label>
      </Cloth>
      <Words $wide={wide}>
        {back && <BackLink to={back.to}>{back.label}</BackLink>}
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Under as="div">{lead}</Under>
        <Body>{children}</Body>
      </Words>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  min-height: 560px;
  ${from(1000)} {
    grid-template-columns: 5fr 7fr;
  }
`;

const Cloth = styled.div`
  display: none;
  ${from(1000)} {
    display: grid;
    align-content: space-between;
    gap: var(--space-40);
    padding: var(--space-64) var(--space-56);
    background: var(--surface-brand);
  }
  p {
    color: var(--text-on-dark);
    font: 500 var(--font-size-1) / 1.08 var(--font-title);
  }
  em {
    display: block;
  }
`;

const SEAM = 'repeating-linear-gradient(0deg, var(--seam) 0 3px, transparent 3px 6px)';

const Label = styled.div`
  width: 320px;
  max-width: 100%;
  height: 112px;
  padding: var(--space-4) var(--space-14);
  border-radius: var(--radius-1);
  background:
    ${SEAM} 8px 0 / 1px 100% no-repeat,
    ${SEAM} calc(100% - 8px) 0 / 1px 100% no-repeat,
    var(--surface);
  box-shadow: var(--shadow-3);
  svg {
    width: 100%;
    height: 100%;
  }
`;

const Words = styled.div<{ $wide?: boolean }>`
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? 620 : 520)}px;
  margin-inline: auto;
  padding: var(--space-28) var(--gutter) var(--space-72);
  ${from(1000)} {
    padding-block: var(--space-56) var(--space-96);
  }
`;

const Title = styled.h1`
  margin: var(--space-16) 0 var(--space-10);
`;

/** Wraps email addresses that are longer than a phone's screen. */
const Under = styled(Lead)`
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  margin-top: var(--space-28);
`;
