import { DRAFT_KEYS } from '../../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../../shared/lib/draft-store';
import { useDraft } from '../../../shared/lib/use-draft';

/** Draft of a reply, stored in this tab until it is sent. */
export function useReplyDraft(id: string) {
  const key = `${DRAFT_KEYS.reply}${id}` as const;
  const text = (draft: Record<string, unknown> | null) => (typeof draft?.text === 'string' ? draft.text : '');
  return {
    draft: text(useDraft(key, 'passing')),
    readNow: () => text(readDraft(key, 'passing')),
    setDraft: (typed: string) => writeDraft(key, 'passing', typed === '' ? null : { text: typed }),
  };
}
