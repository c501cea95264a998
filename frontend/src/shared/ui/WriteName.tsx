import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { CartItemDto } from '../../api/cart.api';
import { importWithRetry } from '../lib/import-with-retry';
import { Button } from './Button';
import { VisuallyHidden } from './VisuallyHidden';

const NameDialog = lazy(() => importWithRetry(() => import('./NameDialog')));

interface WriteNameProps {
  item: Pick<CartItemDto, 'id' | 'name' | 'quantity'>;
  label: string;
}

/** Asks for the missing name of a cart line, in one field; nothing else of the piece changes. */
export function WriteName({ item, label }: WriteNameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Opener variant="text" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{label}</span>
        <VisuallyHidden>{` de ${item.name}`}</VisuallyHidden>
      </Opener>
      {isOpen && (
        <Suspense fallback={null}>
          <NameDialog item={item} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Opener = styled(Button)`
  padding-inline: 0;
`;
