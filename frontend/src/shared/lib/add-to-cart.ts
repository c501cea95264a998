import { useState } from 'react';
import type { AddToCartDto, EditKitDto } from '../../api/cart.api';

/** A configured piece that is not in the cart yet. */
export type Piece = Omit<AddToCartDto, 'sessionId'>;

/** The state of an add button: 'Agregando...', then 'Agregado!' for two seconds or 'Error'. */
export type AddState = 'idle' | 'adding' | 'added' | 'failed';

/** Adds a configured piece or kit to the cart; pages pass it to the component that configures it. */
export interface AddHandle<Added> {
  state: AddState;
  /** Error message of the last attempt; undefined during the next one. */
  failure?: string;
  /** Ignores further calls until it has finished; false when it failed. */
  add: (added: Added) => Promise<boolean>;
}

/** Adds a piece to the cart. */
export type AddToCartHandle = AddHandle<Piece>;

/** A configured kit, and the price that the page shows. */
export type ConfiguredKit = EditKitDto & { price: number };

/** A text that is made exactly as typed, which the shopper must confirm. */
export interface PersonalText {
  label: string;
  text: string;
}

/** The texts of a piece that the shopper must confirm before it is added. */
export function personalTexts(piece: Pick<Piece, 'personalization' | 'keychainPersonalization'>): PersonalText[] {
  const { personalization: name, keychainPersonalization: keychain } = piece;
  return [
    ...(name ? [{ label: 'Nombre a bordar', text: name }] : []),
    ...(keychain ? [{ label: 'Texto del llavero', text: keychain }] : []),
  ];
}

/** The piece or kit at the time of the press; later changes on the page do not affect it. */
interface Addition<Added> {
  added: Added;
  /** Called once it is in the cart. */
  onAdded: () => void;
}

/** Adds to the cart once the shopper has confirmed the spelling of personal texts. */
export interface SpellingConfirmation<Added = Piece> {
  /** Texts to confirm; empty when no confirmation is pending. */
  spelling: readonly PersonalText[];
  /** Asks for the confirmation, or adds at once when there are no personal texts. */
  add: (addition: Addition<Added>) => void;
  confirm: () => void;
  correct: () => void;
}

/** Asks '¿Así se escribe?' before `adding`; `textsOf` lists the personal texts, `personalTexts` for a piece. */
export function useSpellingConfirmation<Added>(
  adding: AddHandle<Added>,
  textsOf: (added: Added) => PersonalText[],
): SpellingConfirmation<Added> {
  const [pending, setPending] = useState<Addition<Added>>();
  const send = async ({ added, onAdded }: Addition<Added>) => {
    setPending(undefined);
    if (await adding.add(added)) onAdded();
  };
  return {
    spelling: pending ? textsOf(pending.added) : [],
    add: (addition) => (textsOf(addition.added).length > 0 ? setPending(addition) : void send(addition)),
    confirm: () => pending && void send(pending),
    correct: () => setPending(undefined),
  };
}
