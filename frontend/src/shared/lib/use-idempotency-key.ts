import { useRef } from 'react';
import { randomId } from './random-id';

/** The key of each content that is sent: the same again after a lost answer, so that the server does it once; another one after `forget`. */
export function useIdempotencyKey<Content>() {
  const last = useRef<{ content: string; key: string }>(undefined);
  return {
    of: (content: Content): string => {
      const text = JSON.stringify(content);
      if (last.current?.content !== text) last.current = { content: text, key: randomId() };
      return last.current.key;
    },
    forget: () => {
      last.current = undefined;
    },
  };
}
