import { useAppStore } from '../state/app-store';
import { type Draft, selectDraft, writeDraft } from '../state/drafts-slice';
import type { DraftKey } from './browser-storage';
import { useDraft } from './use-draft';

/** A typed text that this tab keeps until it is sent, also across a reload. */
export function useTextDraft(key: DraftKey) {
  const { dispatch, getState } = useAppStore();
  return {
    draft: textOf(useDraft(key)),
    /** The text at this moment, which may be newer than the last render. */
    readNow: () => textOf(selectDraft(getState(), key)),
    setDraft: (typed: string) => {
      dispatch(writeDraft(key, 'passing', typed === '' ? null : { text: typed }));
    },
  };
}

function textOf(draft: Draft | null): string {
  return typeof draft?.text === 'string' ? draft.text : '';
}
