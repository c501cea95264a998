import { styled } from 'styled-components';
import { QuietPanel } from '../../shared/ui/QuietPanel';
import type { PaymentAdvice } from './payment-advice';

interface PaymentTipsProps {
  titleId: string;
  tips: PaymentAdvice['tips'];
  /** What support asks for. */
  code: string | null;
}

/** What a shopper can do after a payment failed. */
export function PaymentTips({ titleId, tips, code }: PaymentTipsProps) {
  return (
    <QuietPanel as="aside" aria-labelledby={titleId}>
      <Title id={titleId}>Qué puedes hacer</Title>
      <ul>
        {tips.map(({ icon: Icon, what, how }) => (
          <Tip key={what}>
            <Icon aria-hidden="true" />
            <span>
              {what}
              <small>{how}</small>
            </span>
          </Tip>
        ))}
      </ul>
      {code && (
        <Code>
          Código: <span>{code}</span>
        </Code>
      )}
    </QuietPanel>
  );
}

const Title = styled.h2`
  margin-bottom: var(--space-2);
  font-size: var(--text-3);
`;

const Tip = styled.li`
  display: flex;
  gap: 14px;
  padding-block: 12px;
  .lucide {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 3px;
    color: var(--brand-700);
  }
  small {
    display: block;
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
`;

const Code = styled.p`
  margin-top: var(--space-2);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  font-size: var(--text-xs);
  color: var(--ink-soft);
  span {
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
