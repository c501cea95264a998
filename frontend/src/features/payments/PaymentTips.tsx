import { styled } from 'styled-components';
import { QuietPanel } from '../../shared/ui/QuietPanel';
import type { PaymentAdvice } from './payment-advice';

interface PaymentTipsProps {
  titleId: string;
  tips: PaymentAdvice['tips'];
  /** Error code for support. */
  code: string | null;
}

/** Next steps after a failed payment. */
export function PaymentTips({ titleId, tips, code }: PaymentTipsProps) {
  return (
    <QuietPanel as="aside" aria-labelledby={titleId}>
      <Title id={titleId}>Qué puedes hacer</Title>
      <ul>
        {tips.map(({ icon: Icon, what, how }) => (
          <Tip key={what}>
            <Icon aria-hidden="true" />
            <span>
              <span>{what}</span>
              <small>{how}</small>
            </span>
          </Tip>
        ))}
      </ul>
      {code && (
        <Code>
          <span>{'Código: '}</span>
          <span translate="no">{code}</span>
        </Code>
      )}
    </QuietPanel>
  );
}

const Title = styled.h2`
  margin-bottom: var(--space-8);
  font-size: var(--font-size-3);
`;

const Tip = styled.li`
  display: flex;
  gap: var(--space-14);
  padding-block: var(--space-12);
  .lucide {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 3px;
    color: var(--brand);
  }
  small {
    display: block;
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;

const Code = styled.p`
  margin-top: var(--space-8);
  padding-top: var(--space-12);
  border-top: 1px solid var(--border);
  font-size: var(--font-size-xs);
  color: var(--text-soft);
  span + span {
    overflow-wrap: anywhere;
    -webkit-user-select: all;
    user-select: all;
  }
`;
