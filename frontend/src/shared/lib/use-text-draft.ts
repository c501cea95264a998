import type { DraftKey } from './browser-storage';
import { readDraft, writeDraft } from './draft-store';
import { useDraft } from './use-draft';

/** A typed text that this tab keeps until it is sent, also across a reload. */
export function useTextDraft(key: DraftKey) {
  return {
    draft: textOf(useDraft(key, 'passing')),
    /** The text at this moment, which may be newer than the last render. */
    readNow: () => textOf(readDraft(key, 'passing')),
    setDraft: (typed: string) => writeDraft(key, 'passing', typed === '' ? null : { text: typed }),
  };
}

function textOf(draft: Record<string, unknown> | null): string {
  return typeof draft?.text === 'string' ? draft.text : '';
}
