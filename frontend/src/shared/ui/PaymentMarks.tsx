import { styled } from 'styled-components';
import ways from '../../domain/payment-ways.gen.json' with { type: 'json' };

/** The marks of the networks that the shop takes: one small picture for all of them, loaded when it comes into view. */
export function PaymentMarks() {
  return <Marks src="/assets/payment/marks.svg" alt={ways.marks} width={216} height={30} loading="lazy" />;
}

const Marks = styled.img`
  display: block;
  span + & {
    margin-top: var(--space-12);
  }
  max-width: 100%;
  height: auto;
`;
