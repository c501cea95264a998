import type { Dispatch } from '@reduxjs/toolkit';
import { backOfficeGenerated, type ChangeDto, type ChangeSetDto, type ChangeSetPageDto } from './back-office.gen';
import { cartGenerated } from './cart.gen';
import { catalogueGenerated } from './catalogue.gen';
import { contentGenerated } from './content.gen';
import { settingsGenerated } from './settings.gen';

export type {
  ChangeDto,
  ChangeEntity,
  ChangeSetDto,
  ChangeSetPageDto,
  ConfirmedQuestionDto,
  ConflictDto,
  ShopRowDto,
} from './back-office.gen';
export type { DiscountCodeDto } from './cart.gen';

/** Options of queries that are refetched when a screen opens, because a colleague may have changed the rows. */
export const READ_FRESH = { refetchOnMountOrArgChange: true } as const;

/** A value of a row, as the API transports it. */
export type RowValue = ChangeDto['value'];

/** A price change that requires confirmation. */
export interface Confirmation {
  /** Position in the list of changes. */
  index: number;
  from: number | null;
  to: number;
  reason: 'large' | 'tenfold' | 'zero';
}

/** Drafts, published sets and rows are invalidated separately. */
const TAGS = ['change-drafts', 'change-history', 'shop-rows', 'opening-questions'] as const;

/** Invalidates all shop data that pages show. */
function readPublished(dispatch: Dispatch): void {
  dispatch(catalogueGenerated.util.invalidateTags(['catalogue']));
  dispatch(contentGenerated.util.invalidateTags(['content']));
  dispatch(settingsGenerated.util.invalidateTags(['settings']));
  dispatch(cartGenerated.util.invalidateTags(['cart']));
}

/** Other instances of the server show a change within two seconds, and may return old data until then. */
const EVERY_INSTANCE_MS = 2_500;

/** A published set changes the rows of the back office and the data of the pages. */
const publishes = {
  invalidatesTags: [...TAGS],
  onQueryStarted: async (_arg: unknown, api: { dispatch: Dispatch; queryFulfilled: Promise<unknown> }) => {
    // The caller reports a failure.
    const done = await api.queryFulfilled.then(
      () => true,
      () => false,
    );
    if (!done) return;
    readPublished(api.dispatch);
    setTimeout(() => readPublished(api.dispatch), EVERY_INSTANCE_MS);
  },
};

/** The endpoints with which the staff changes the shop's data. */
export const backOfficeApi = backOfficeGenerated
  .enhanceEndpoints({
    addTagTypes: TAGS,
    endpoints: {
      listChangeSets: { providesTags: ['change-drafts'] },
      getChangeSet: { providesTags: ['change-drafts', 'change-history'] },
      createChangeSet: { invalidatesTags: ['change-drafts'] },
      editChangeSet: { invalidatesTags: ['change-drafts', 'change-history'] },
      dropChangeSet: { invalidatesTags: ['change-drafts', 'change-history'] },
      publishChangeSet: publishes,
      revertChangeSet: publishes,
      approveChangeSet: publishes,
      refuseChangeSet: { invalidatesTags: ['change-drafts', 'change-history'] },
      listConfirmedQuestions: { providesTags: ['opening-questions'] },
      answerOpeningQuestion: { invalidatesTags: ['opening-questions'] },
      listMissingSettings: { providesTags: ['shop-rows'] },
      listShopRows: { providesTags: ['shop-rows'] },
      getShopRow: { providesTags: ['shop-rows'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listChangeSetPages: build.infiniteQuery<ChangeSetPageDto, void, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
        query: ({ pageParam }) => ({ url: '/api/change-sets', params: { limit: 25, cursor: pageParam ?? undefined } }),
        providesTags: ['change-history'],
      }),
    }),
  });

export const {
  useListChangeSetsQuery,
  useListChangeSetPagesInfiniteQuery,
  useGetChangeSetQuery,
  useDropChangeSetMutation,
  usePublishChangeSetMutation,
  useRevertChangeSetMutation,
  useApproveChangeSetMutation,
  useRefuseChangeSetMutation,
  useListConfirmedQuestionsQuery,
  useAnswerOpeningQuestionMutation,
  useListMissingSettingsQuery,
  useListShopRowsQuery,
  useGetShopRowQuery,
} = backOfficeApi;

export const { useListDiscountCodesQuery } = cartGenerated;

/** The details of an API error, besides its message. */
export function detailsOf(body: unknown): { conflicts: ChangeSetDto['conflicts']; confirmations: Confirmation[] } {
  const { conflicts = [], confirmations = [] } = (body ?? {}) as Partial<ReturnType<typeof detailsOf>>;
  return { conflicts, confirmations };
}
