import { baseApi as api } from './base-api';
export const addTagTypes = ['back-office'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listChangeSets: build.query<ListChangeSetsApiResponse, ListChangeSetsApiArg>({
        query: (queryArg) => ({
          url: `/api/change-sets`,
          params: {
            state: queryArg.state,
            cursor: queryArg.cursor,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['back-office'],
      }),
      createChangeSet: build.mutation<CreateChangeSetApiResponse, CreateChangeSetApiArg>({
        query: (queryArg) => ({ url: `/api/change-sets`, method: 'POST', body: queryArg.newChangeSetDto }),
        invalidatesTags: ['back-office'],
      }),
      getChangeSet: build.query<GetChangeSetApiResponse, GetChangeSetApiArg>({
        query: (queryArg) => ({ url: `/api/change-sets/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['back-office'],
      }),
      editChangeSet: build.mutation<EditChangeSetApiResponse, EditChangeSetApiArg>({
        query: (queryArg) => ({
          url: `/api/change-sets/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.editChangeSetDto,
        }),
        invalidatesTags: ['back-office'],
      }),
      dropChangeSet: build.mutation<DropChangeSetApiResponse, DropChangeSetApiArg>({
        query: (queryArg) => ({ url: `/api/change-sets/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['back-office'],
      }),
      approveChangeSet: build.mutation<ApproveChangeSetApiResponse, ApproveChangeSetApiArg>({
        query: (queryArg) => ({
          url: `/api/change-sets/${encodeURIComponent(String(queryArg.id))}/approve`,
          method: 'POST',
          body: queryArg.approveChangeSetDto,
        }),
        invalidatesTags: ['back-office'],
      }),
      publishChangeSet: build.mutation<PublishChangeSetApiResponse, PublishChangeSetApiArg>({
        query: (queryArg) => ({
          url: `/api/change-sets/${encodeURIComponent(String(queryArg.id))}/publish`,
          method: 'POST',
          body: queryArg.publishChangeSetDto,
        }),
        invalidatesTags: ['back-office'],
      }),
      refuseChangeSet: build.mutation<RefuseChangeSetApiResponse, RefuseChangeSetApiArg>({
        query: (queryArg) => ({
          url: `/api/change-sets/${encodeURIComponent(String(queryArg.id))}/refuse`,
          method: 'POST',
        }),
        invalidatesTags: ['back-office'],
      }),
      revertChangeSet: build.mutation<RevertChangeSetApiResponse, RevertChangeSetApiArg>({
        query: (queryArg) => ({
          url: `/api/change-sets/${encodeURIComponent(String(queryArg.id))}/revert`,
          method: 'POST',
          body: queryArg.revertChangeSetDto,
        }),
        invalidatesTags: ['back-office'],
      }),
      listConfirmedQuestions: build.query<ListConfirmedQuestionsApiResponse, ListConfirmedQuestionsApiArg>({
        query: () => ({ url: `/api/opening-questions` }),
        providesTags: ['back-office'],
      }),
      answerOpeningQuestion: build.mutation<AnswerOpeningQuestionApiResponse, AnswerOpeningQuestionApiArg>({
        query: (queryArg) => ({
          url: `/api/opening-questions/${encodeURIComponent(String(queryArg.question))}`,
          method: 'PUT',
          body: queryArg.openingAnswerDto,
        }),
        invalidatesTags: ['back-office'],
      }),
      listMissingSettings: build.query<ListMissingSettingsApiResponse, ListMissingSettingsApiArg>({
        query: () => ({ url: `/api/shop-rows/missing` }),
        providesTags: ['back-office'],
      }),
      listShopRows: build.query<ListShopRowsApiResponse, ListShopRowsApiArg>({
        query: (queryArg) => ({
          url: `/api/shop-rows/${encodeURIComponent(String(queryArg.entity))}`,
          params: {
            fields: queryArg.fields,
          },
        }),
        providesTags: ['back-office'],
      }),
      getShopRow: build.query<GetShopRowApiResponse, GetShopRowApiArg>({
        query: (queryArg) => ({
          url: `/api/shop-rows/${encodeURIComponent(String(queryArg.entity))}/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['back-office'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as backOfficeGenerated };
export type ListChangeSetsApiResponse = /** status 200  */ ChangeSetPageDto;
export type ListChangeSetsApiArg = {
  /** Only sets in this state. */
  state?: ChangeSetState;
  /** `nextCursor` of the page before. */
  cursor?: string;
  /** Sets on a page, 1 to 100. */
  limit?: number;
};
export type CreateChangeSetApiResponse = /** status 201  */ ChangeSetDto;
export type CreateChangeSetApiArg = {
  newChangeSetDto: NewChangeSetDto;
};
export type GetChangeSetApiResponse = /** status 200  */ ChangeSetDto;
export type GetChangeSetApiArg = {
  /** Random id of the change set. */
  id: string;
};
export type EditChangeSetApiResponse = /** status 200  */ ChangeSetDto;
export type EditChangeSetApiArg = {
  /** Random id of the change set. */
  id: string;
  editChangeSetDto: EditChangeSetDto;
};
export type DropChangeSetApiResponse = unknown;
export type DropChangeSetApiArg = {
  /** Random id of the change set. */
  id: string;
};
export type ApproveChangeSetApiResponse = /** status 200  */ ChangeSetDto;
export type ApproveChangeSetApiArg = {
  /** Random id of the change set. */
  id: string;
  approveChangeSetDto: ApproveChangeSetDto;
};
export type PublishChangeSetApiResponse = /** status 200  */ ChangeSetDto;
export type PublishChangeSetApiArg = {
  /** Random id of the change set. */
  id: string;
  publishChangeSetDto: PublishChangeSetDto;
};
export type RefuseChangeSetApiResponse = /** status 200  */ ChangeSetDto;
export type RefuseChangeSetApiArg = {
  /** Random id of the change set. */
  id: string;
};
export type RevertChangeSetApiResponse = /** status 201  */ ChangeSetDto;
export type RevertChangeSetApiArg = {
  /** Random id of the change set. */
  id: string;
  revertChangeSetDto: RevertChangeSetDto;
};
export type ListConfirmedQuestionsApiResponse = /** status 200  */ ConfirmedQuestionDto[];
export type ListConfirmedQuestionsApiArg = void;
export type AnswerOpeningQuestionApiResponse = unknown;
export type AnswerOpeningQuestionApiArg = {
  /** Which question. */
  question: OpeningQuestion;
  openingAnswerDto: OpeningAnswerDto;
};
export type ListMissingSettingsApiResponse = /** status 200  */ MissingSettingsDto;
export type ListMissingSettingsApiArg = void;
export type ListShopRowsApiResponse = /** status 200  */ ShopRowDto[];
export type ListShopRowsApiArg = {
  /** Names of fields, with commas between them; missing: every field. */
  fields?: string;
  /** Kind of row. */
  entity: ChangeEntity;
};
export type GetShopRowApiResponse = /** status 200  */ ShopRowDto;
export type GetShopRowApiArg = {
  /** Id of the row, URL-encoded. */
  id: string;
  /** Kind of row. */
  entity: ChangeEntity;
};
export type ChangeSetState = 'draft' | 'scheduled' | 'live' | 'reverted' | 'conflict';
export type ChangeSetConsentState = 'pending' | 'given';
export type ChangeSetConsentDto = {
  /** `pending`: it is published without it at `effectiveAt`, 24 hours after it was asked for. */
  state: ChangeSetConsentState;
  /** Name of the owner who gave it; null until then. */
  by: string | null;
  /** When it was asked for; `POST /change-sets/{id}/approve` repeats it. */
  askedAt: string;
  /** Whether the caller wrote or published the set: another owner approves it. */
  isOwn: boolean;
};
export type ChangeEntity = 'product' | 'option' | 'product_group' | 'discount_code' | 'faq' | 'text' | 'setting';
export type ChangeDto = {
  /** The entity that changes. */
  entity: ChangeEntity;
  /** The row; null for a new one until it is published. */
  id: ((number | null) | (string | null)) | null;
  /** Name that the client gave a new row; missing without one. */
  key?: string;
  /** The field that changes; missing for a new row. */
  field?: string;
  /** The new value of the field. */
  value?:
    | (
        | (string | null)
        | (number | null)
        | (boolean | null)
        | (any[] | null)
        | ({
            [key: string]: any;
          } | null)
      )
    | null;
  /** The value that publishing requires in the field; in a published set, the previous value. */
  expected?:
    | (
        | (string | null)
        | (number | null)
        | (boolean | null)
        | (any[] | null)
        | ({
            [key: string]: any;
          } | null)
      )
    | null;
  /** Fields of a new row. */
  values?: {
    [key: string]: any;
  };
};
export type ConflictDto = {
  /** The entity that the change is for. */
  entity: ChangeEntity;
  /** The row. */
  id: ((number | null) | (string | null)) | null;
  /** The value that the author of the set saw. */
  expected:
    | (
        | (string | null)
        | (number | null)
        | (boolean | null)
        | (any[] | null)
        | ({
            [key: string]: any;
          } | null)
      )
    | null;
  /** The current value of the field. */
  actual:
    | (
        | (string | null)
        | (number | null)
        | (boolean | null)
        | (any[] | null)
        | ({
            [key: string]: any;
          } | null)
      )
    | null;
  /** Name of the last person who changed it; null when it was not changed here. */
  author: string | null;
  /** When that was published. */
  at: string | null;
  /** The field. */
  field: string;
};
export type ChangeSetDto = {
  /** `conflict`: a scheduled set that no longer fitted and was not published. */
  state: ChangeSetState;
  /** The consent of another owner that it needs; null for none. */
  consent: ChangeSetConsentDto | null;
  /** Name of the person who published or scheduled it; null in a draft. */
  publishedBy: string | null;
  /** When it became visible, or when it will; null in a draft. */
  effectiveAt: string | null;
  /** The set that this one undoes; null for any other. */
  reverts: string | null;
  /** The same in one sentence; null otherwise. */
  problem: string | null;
  /** Random id. */
  id: string;
  /** For the history; may be empty. */
  note: string;
  /** Name of the author. */
  author: string;
  /** Whether the caller is its author; names of two people may be the same. */
  isMine: boolean;
  /** When it was made. */
  createdAt: string;
  /** The changes of the set. */
  changes: ChangeDto[];
  /** One sentence for each change. */
  preview: string[];
  /** Effects on shoppers, in sentences; only in the response for a single unpublished set. */
  consequences?: string[];
  /** Why a scheduled set stopped; empty otherwise. */
  conflicts: ConflictDto[];
};
export type ChangeSetPageDto = {
  /** Where the next page begins; null on the last one. */
  nextCursor: string | null;
  /** Newest first. */
  items: ChangeSetDto[];
};
export type ErrorDto = {
  /** The HTTP status, again. */
  statusCode: number;
  /** Stable machine-readable name of the error. */
  code: string;
  /** One Spanish sentence for the person. */
  message: string;
  /** Only where fields are at fault: field name to one sentence. */
  fields?: {
    [key: string]: string;
  };
  /** Equals the `X-Request-Id` header; quote it when you ask for help. */
  requestId: string;
};
export type NewChangeDto = {
  /** What changes, with its writable fields. In a new row those without a default are required (*), and some can be chosen only there (+).
    - `product`: `name`*, `description`, `category`*, `price`*, `embroiderable`, `inStock`, `kitOnly`, `rank`, `pictures`, `plainPictures`, `pictureAlts`, `photoDesign`, `openPicture`, `heightCm`, `widthCm`, `depthCm`, `weightG`, `litres`, `strapCm`, `measured`, `fits`, `withdrawn`
    - `option`: `kind`*+, `id`+, `field`+, `label`*, `description`, `price`, `needs`, `kitGift`, `hiddenWithEmbroidery`, `exceptProducts`, `position`, `withdrawn`
    - `product_group`: `label`*, `firstRank`*, `lastRank`, `withdrawn`
    - `discount_code`: `code`*+, `percent`, `amount`, `from`, `until`, `totalLimit`, `perCustomerLimit`, `withdrawn`
    - `faq`: `question`*, `answer`*, `category`*, `position`, `withdrawn`
    - `text`: `value`, of the ids `announcement`, `homeLead`, `aboutLead`, `footerAbout`
    - `setting`: `value`, of the ids `contact.phone`, `contact.whatsapp`, `contact.email`, `contact.address`, `contact.hours`, `social.instagram`, `social.facebook`, `legal.name`, `legal.taxId`, `bank.name`, `bank.type`, `bank.account`, `bank.holder`, `card.way`, `rating.shown`, `delivery.standard`, `delivery.express`, `delivery.shippingEstimate`, `delivery.embroideryHours`, `pricing.embroideryRemovalSaving`, `kit.discountPercent`, `kit.freeAccessories`, `kit.pieces`, `closing`, `refunds.approvalAbove`, `capacity.piecesPerWeek`
    Pictures of a product: `pictures` is a list of 1 to 12 ids of `GET /media`, the main one first; `plainPictures` the ids of those that show it without embroidery; `pictureAlts` the alternative texts by id; `photoDesign` what they show: ids of options for `letter`, `letterSize`, `thread`, `motif`, `bagColour` and `strap`, all of them; `openPicture` the one that shows what fits inside; `fits` has one thing on each line. */
  entity: ChangeEntity;
  /** The row that changes; without it a new row is made from `values`. */
  id?: ((number | null) | (string | null)) | null;
  /** Name of a new row within the draft, which the draft answers; 1 to 64 letters, digits, `_` and `-`. */
  key?: string;
  /** The field that changes. */
  field?: string;
  /** The new value of the field. */
  value?:
    | (
        | (string | null)
        | (number | null)
        | (boolean | null)
        | (any[] | null)
        | ({
            [key: string]: any;
          } | null)
      )
    | null;
  /** The value that the caller saw in the field; by default its value when the draft is created. */
  expected?:
    | (
        | (string | null)
        | (number | null)
        | (boolean | null)
        | (any[] | null)
        | ({
            [key: string]: any;
          } | null)
      )
    | null;
  /** Fields of a new row. */
  values?: {
    [key: string]: any;
  };
};
export type NewChangeSetDto = {
  /** For the history. */
  note?: string;
  /** Published together or not at all. */
  changes: NewChangeDto[];
};
export type EditChangeSetDto = {
  /** Missing: stays as it is. */
  note?: string;
  /** The whole list anew; missing: stays as it is. */
  changes?: NewChangeDto[];
};
export type ApproveChangeSetDto = {
  /** `consent.askedAt` of the set that the owner saw. */
  askedAt: string;
};
export type PublishChangeSetDto = {
  /** When it becomes visible, with a time zone, to the second; missing: now. */
  at?: string;
  /** Whether large price changes are meant; see `change_set.confirm`. */
  confirm?: boolean;
};
export type RevertChangeSetDto = {
  /** Whether large price changes are meant; see `change_set.confirm`. */
  confirm?: boolean;
};
export type OpeningQuestion = 'smallSurcharges' | 'kitPrice' | 'includedName' | 'trademark';
export type ConfirmedQuestionDto = {
  /** Which question. */
  question: OpeningQuestion;
  /** As the owner read it; a question whose words have changed since is asked again. */
  words: string;
};
export type OpeningAnswerDto = {
  /** The question as the owner read it, which is fine as it is; null asks it again. */
  words: string | null;
};
export type MissingSettingsDto = {
  /** Keys of settings that still have a demonstration value. */
  missing: string[];
  /** Products whose measures the owner has not confirmed. */
  unmeasured: number;
};
export type ShopRowDto = {
  /** Id of the row, as a change refers to it. */
  id: number | string;
  /** Every writable field, or those that were asked for. */
  values: {
    [key: string]: any;
  };
};
export const {
  useListChangeSetsQuery,
  useCreateChangeSetMutation,
  useGetChangeSetQuery,
  useEditChangeSetMutation,
  useDropChangeSetMutation,
  useApproveChangeSetMutation,
  usePublishChangeSetMutation,
  useRefuseChangeSetMutation,
  useRevertChangeSetMutation,
  useListConfirmedQuestionsQuery,
  useAnswerOpeningQuestionMutation,
  useListMissingSettingsQuery,
  useListShopRowsQuery,
  useGetShopRowQuery,
} = injectedRtkApi;
