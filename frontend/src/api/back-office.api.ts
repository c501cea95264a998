import type { Dispatch } from '@reduxjs/toolkit';
import { backOfficeGenerated, type ChangeDto, type ChangeSetDto, type ChangeSetPageDto } from './back-office.gen';
import { cartGenerated } from './cart.gen';
import { catalogueGenerated } from './catalogue.gen';
import { contentGenerated } from './content.gen';
import { settingsGenerated } from './settings.gen';

export type { ChangeDto, ChangeEntity, ChangeSetDto, ConflictDto, ShopRowDto } from './back-office.gen';
export type { DiscountCodeDto } from './cart.gen';

/** A value of a row as the API carries it. */
export type RowValue = ChangeDto['value'];

/** A price that the API wants to be confirmed. */
export interface Confirmation {
  /** Place in the list of changes. */
  index: number;
  from: number | null;
  to: number;
  reason: 'large' | 'tenfold' | 'zero';
}

/** Drafts, published sets and rows change apart from each other. */
const TAGS = ['change-drafts', 'change-history', 'shop-rows'] as const;

/** Reads again everything that pages of the shop show. */
function readPublished(dispatch: Dispatch): void {
  dispatch(catalogueGenerated.util.invalidateTags(['catalogue']));
  dispatch(contentGenerated.util.invalidateTags(['content']));
  dispatch(settingsGenerated.util.invalidateTags(['settings']));
  dispatch(cartGenerated.util.invalidateTags(['cart']));
}

/** Other instances of the shop show a change within two seconds: an answer of theirs may still be the old one until then. */
const EVERY_INSTANCE_MS = 2_500;

/** A published set changes the rows of the back office and the data of the pages. */
const publishes = {
  invalidatesTags: [...TAGS],
  onQueryStarted: async (_arg: unknown, api: { dispatch: Dispatch; queryFulfilled: Promise<unknown> }) => {
    // The caller shows a failure.
    const done = await api.queryFulfilled.then(
      () => true,
      () => false,
    );
    if (!done) return;
    readPublished(api.dispatch);
    setTimeout(() => readPublished(api.dispatch), EVERY_INSTANCE_MS);
  },
};

/** Calls of staff about what the owner changes in the shop. */
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
      listMissingSettings: { providesTags: ['shop-rows'] },
      listShopRows: { providesTags: ['shop-rows'] },
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
  useListMissingSettingsQuery,
  useListShopRowsQuery,
} = backOfficeApi;

export const { useListDiscountCodesQuery } = cartGenerated;

/** What an answer of the API carries beside its sentence. */
export function detailsOf(body: unknown): { conflicts: ChangeSetDto['conflicts']; confirmations: Confirmation[] } {
  const { conflicts = [], confirmations = [] } = (body ?? {}) as Partial<ReturnType<typeof detailsOf>>;
  return { conflicts, confirmations };
}
