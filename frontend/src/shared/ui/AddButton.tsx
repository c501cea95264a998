import Check from 'lucide-react/icons/check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { Token } from '../../theme/tokens';
import type { AddState } from '../lib/add-to-cart';
import { textAsElement } from '../lib/elements';
import { Button } from './Button';

interface AddButtonProps extends ComponentProps<typeof Button> {
  state: AddState;
}

/**
 * The button that adds a piece to the cart and shows the progress; its children are the idle
 * label. It is disabled while it shows the success, visually and for screen readers.
 */
export function AddButton({ state, unready, onClick, children, ...rest }: AddButtonProps) {
  const added = state === 'added';
  return (
    <Look
      {...rest}
      $state={state}
      pending={state === 'adding'}
      unready={added || unready}
      onClick={added ? undefined : onClick}
    >
      {state === 'idle' && <ShoppingBag aria-hidden="true" />}
      {state === 'added' && <Check aria-hidden="true" />}
      {textAsElement(WORDS[state] ?? children)}
    </Look>
  );
}

const WORDS: Partial<Record<AddState, string>> = { adding: 'Agregando...', added: 'Agregado!', failed: 'Error' };

const SURFACES: Partial<Record<AddState, Token>> = { added: 'success', failed: 'danger' };

const Look = styled(Button)<{ $state: AddState }>`
  ${({ $state }) =>
    SURFACES[$state] &&
    `&, &:hover, &[aria-disabled='true']:not([aria-busy]) { border-color: transparent; background: var(--${SURFACES[$state]}); color: var(--text-on-dark); }`}
`;
