import type { ApiError } from '../../../api/api-error';
import { backOfficeApi, type ChangeDto, type ChangeSetDto, type ChangeSetPageDto } from '../../../api/back-office.api';
import type { AppDispatch, AppThunk } from '../../../shared/state/app-store';
import { problemsByKey, withEdits } from './changes';
import { selectTypedEdits, storeTypedEdits, type TypedEdits, validEdits } from './typed-edits';

/** Query of the drafts; the limit exceeds the number of drafts of a shop. */
export const DRAFTS = { state: 'draft', limit: 100 } as const;

/** Selects the drafts from the cache. */
const selectDrafts = backOfficeApi.endpoints.listChangeSets.select(DRAFTS);

/** Undefined on success. */
type Failure = ApiError | undefined;

/** Queue of saves: each one starts from the result of the one before. */
let last: Promise<unknown> = Promise.resolve();

function enqueue<Result>(run: () => Promise<Result>): Promise<Result> {
  const result = last.then(run, run);
  last = result;
  return result;
}

/** Returns the newest draft of the logged-in person. */
export function draftOf(sets: readonly ChangeSetDto[]): ChangeSetDto | undefined {
  return sets.find(({ isMine }) => isMine);
}

/** Refetches the draft, which another device may have changed, and changes it; deletes an empty draft. */
export function changeDraft(
  dispatch: AppDispatch,
  change: (changes: readonly ChangeDto[]) => ChangeDto[],
): Promise<Failure> {
  return enqueue(() => write(dispatch, change));
}

async function write(dispatch: AppDispatch, change: (changes: readonly ChangeDto[]) => ChangeDto[]): Promise<Failure> {
  const { listChangeSets, createChangeSet, editChangeSet, dropChangeSet } = backOfficeApi.endpoints;
  const { data, error } = await dispatch(listChangeSets.initiate(DRAFTS, { forceRefetch: true, subscribe: false }));
  if (!data) return error as ApiError;
  const draft = draftOf(data.items);
  const before = draft?.changes ?? [];
  const changes = change(before);
  if (JSON.stringify(changes) === JSON.stringify(before)) return undefined;
  const answer = await (draft && changes.length === 0
    ? dispatch(dropChangeSet.initiate({ id: draft.id }))
    : draft
      ? dispatch(editChangeSet.initiate({ id: draft.id, editChangeSetDto: { changes } }))
      : dispatch(createChangeSet.initiate({ newChangeSetDto: { changes } })));
  if (!answer.error) {
    showSaved(dispatch, data, draft, answer.data as ChangeSetDto | undefined);
    return undefined;
  }
  const refused = answer.error as ApiError;
  return { ...refused, body: { problems: problemsByKey(refused.fields, changes) } };
}

/** Puts the response into the cache, so that a moved row does not jump back until the drafts are refetched. */
function showSaved(dispatch: AppDispatch, page: ChangeSetPageDto, draft?: ChangeSetDto, saved?: ChangeSetDto): void {
  const others = page.items.filter((set) => set !== draft);
  const items = saved ? [saved, ...others] : others;
  dispatch(backOfficeApi.util.updateQueryData('listChangeSets', DRAFTS, () => ({ ...page, items })));
  // RTK Query notifies components once per frame; an action that is not batched notifies them now.
  dispatch({ type: 'back-office/draft-saved' });
}

/** Returns the changes of the person's draft in the cache. */
export function readDraftChanges(dispatch: AppDispatch): readonly ChangeDto[] {
  // `AppState` lacks the cache tags that back-office.api.ts adds.
  const { data } = dispatch((_, getState) => selectDrafts(getState() as Parameters<typeof selectDrafts>[0]));
  return draftOf(data?.items ?? [])?.changes ?? [];
}

/** The edits at this moment: a save takes several requests. */
const readTypedEdits: AppThunk<TypedEdits> = (_, getState) => selectTypedEdits(getState());

/**
 * Saves the edits of this device to the draft. Rejected edits stay beside their fields, and the others are sent again without them.
 * Edits made during the request stay for the next save.
 */
export function sendTypedEdits(dispatch: AppDispatch): Promise<Failure> {
  return enqueue(async () => {
    for (;;) {
      const edits = validEdits(dispatch(readTypedEdits));
      if (edits.length === 0) return undefined;
      const failure = await write(dispatch, (changes) =>
        withEdits(
          changes,
          edits.map(([, edit]) => edit),
        ),
      );
      const now = dispatch(readTypedEdits);
      const unchanged = edits.filter(([key, { value }]) => now[key] && now[key].value === value);
      if (!failure) {
        dispatch(storeTypedEdits(Object.fromEntries(unchanged.map(([key]) => [key, undefined]))));
        return undefined;
      }
      const problems = (failure.body as { problems?: Record<string, string> } | undefined)?.problems ?? {};
      const wrong = edits.filter(([key]) => problems[key] && now[key]);
      if (wrong.length === 0) return failure;
      dispatch(
        storeTypedEdits(Object.fromEntries(wrong.map(([key]) => [key, { ...now[key]!, problem: problems[key] }]))),
      );
    }
  });
}
