import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '../../../api/api-error';
import { backOfficeApi, type ChangeDto, type ChangeSetDto } from '../../../api/back-office.api';
import { problemsByKey, withEdits } from './changes';
import { keepTyped, readTyped, sendable } from './typed-edits';

/** Drafts of one shop; more are not made. */
export const DRAFTS = { state: 'draft', limit: 100 } as const;

/** Dispatches calls of the API. */
export type AppDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Undefined when all went well. */
type Failure = ApiError | undefined;

/** Saves follow one after the other: each one begins with what the one before left. */
let last: Promise<unknown> = Promise.resolve();

function afterOthers<Result>(run: () => Promise<Result>): Promise<Result> {
  const result = last.then(run, run);
  last = result;
  return result;
}

/** The draft of a person: the newest that carries one of their names. */
export function draftOf(sets: readonly ChangeSetDto[], names: readonly string[]): ChangeSetDto | undefined {
  return sets.find(({ author }) => names.includes(author));
}

/** Changes the draft as it is on the server now, which another phone may have changed; an empty draft goes. */
export function changeDraft(
  dispatch: AppDispatch,
  names: readonly string[],
  change: (changes: readonly ChangeDto[]) => ChangeDto[],
): Promise<Failure> {
  return afterOthers(() => write(dispatch, names, change));
}

async function write(
  dispatch: AppDispatch,
  names: readonly string[],
  change: (changes: readonly ChangeDto[]) => ChangeDto[],
): Promise<Failure> {
  const { listChangeSets, createChangeSet, editChangeSet, dropChangeSet } = backOfficeApi.endpoints;
  const { data, error } = await dispatch(listChangeSets.initiate(DRAFTS, { forceRefetch: true, subscribe: false }));
  if (!data) return error as ApiError;
  const draft = draftOf(data.items, names);
  const before = draft?.changes ?? [];
  const changes = change(before);
  if (JSON.stringify(changes) === JSON.stringify(before)) return undefined;
  const answer = await (draft && changes.length === 0
    ? dispatch(dropChangeSet.initiate({ id: draft.id }))
    : draft
      ? dispatch(editChangeSet.initiate({ id: draft.id, editChangeSetDto: { changes } }))
      : dispatch(createChangeSet.initiate({ newChangeSetDto: { changes } })));
  if (!answer.error) return undefined;
  const refused = answer.error as ApiError;
  return { ...refused, body: { problems: problemsByKey(refused.fields, changes) } };
}

/**
 * Brings what was typed on this phone into the draft. What the API refuses stays beside its field, and the rest is sent again without it.
 * What was typed meanwhile stays for the next time.
 */
export function sendTyped(dispatch: AppDispatch, names: readonly string[]): Promise<Failure> {
  return afterOthers(async () => {
    for (;;) {
      const edits = sendable(readTyped());
      if (edits.length === 0) return undefined;
      const failure = await write(dispatch, names, (changes) =>
        withEdits(
          changes,
          edits.map(([, edit]) => edit),
        ),
      );
      const now = readTyped();
      const unchanged = edits.filter(([key, { value }]) => now[key] && now[key].value === value);
      if (!failure) {
        keepTyped(Object.fromEntries(unchanged.map(([key]) => [key, undefined])));
        return undefined;
      }
      const problems = (failure.body as { problems?: Record<string, string> } | undefined)?.problems ?? {};
      const wrong = edits.filter(([key]) => problems[key] && now[key]);
      if (wrong.length === 0) return failure;
      keepTyped(Object.fromEntries(wrong.map(([key]) => [key, { ...now[key]!, problem: problems[key] }])));
    }
  });
}
