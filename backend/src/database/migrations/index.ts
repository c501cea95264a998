import { CreateContactMessage1790000000000 } from './1790000000000-create-contact-message.js';
import { CreateRateLimit1790000000001 } from './1790000000001-create-rate-limit.js';
import { CreateCatalogue1790000001000 } from './1790000001000-create-catalogue.js';
import { CreateCart1790000002000 } from './1790000002000-create-cart.js';
import { CreateDesign1790000002001 } from './1790000002001-create-design.js';
import { TouchCartsAlone1790000003000 } from './1790000003000-touch-carts-alone.js';
import { RememberCodes1790000003001 } from './1790000003001-remember-codes.js';
import { ForgetAfterAYear1790000003002 } from './1790000003002-forget-after-a-year.js';
import { CheckRepetitions1790000003003 } from './1790000003003-check-repetitions.js';
import { KeepRemovedLines1790000003004 } from './1790000003004-keep-removed-lines.js';
import { CreateAccount1790000004000 } from './1790000004000-create-account.js';
import { CreateOrder1790000005000 } from './1790000005000-create-order.js';
import { CreatePayment1790000005001 } from './1790000005001-create-payment.js';
import { CreateSentMail1790000005002 } from './1790000005002-create-sent-mail.js';
import { WorkshopDesk1790000006000 } from './1790000006000-workshop-desk.js';
import { CountAttempts1790000006001 } from './1790000006001-count-attempts.js';
import { VoidSecondPayments1790000006002 } from './1790000006002-void-second-payments.js';
import { CountCartLines1790000007000 } from './1790000007000-count-cart-lines.js';
import { WatchPayments1790000008000 } from './1790000008000-watch-payments.js';
import { ProvePayers1790000008001 } from './1790000008001-prove-payers.js';
import { OrderExpress1790000008010 } from './1790000008010-order-express.js';
import { IndexGrowth1790000008020 } from './1790000008020-index-growth.js';
import { AnonymiseOrders1790000008021 } from './1790000008021-anonymise-orders.js';
import { CreatePrivacyRequest1790000008022 } from './1790000008022-create-privacy-request.js';
import { RecoveryLinks1790000008040 } from './1790000008040-recovery-links.js';
import { KeepRecoveryLinks1790000008041 } from './1790000008041-keep-recovery-links.js';
import { NoteErasureRequests1790000008070 } from './1790000008070-note-erasure-requests.js';
import { DefaultSearchText1790000008080 } from './1790000008080-default-search-text.js';
import { ForgetPurchases1790000008090 } from './1790000008090-forget-purchases.js';
import { KeepContradictions1790000009000 } from './1790000009000-keep-contradictions.js';
import { PollFairly1790000009001 } from './1790000009001-poll-fairly.js';
import { ErasePayments1790000009002 } from './1790000009002-erase-payments.js';
import { IndexOrderEmails1790000009010 } from './1790000009010-index-order-emails.js';
import { NormaliseEmails1790000009020 } from './1790000009020-normalise-emails.js';
import { TransferReferences1790000009030 } from './1790000009030-transfer-references.js';
import { CreateChatbot1790000009100 } from './1790000009100-create-chatbot.js';
import { CountCatalogueRevisions1790000009200 } from './1790000009200-count-catalogue-revisions.js';
import { PromiseDelivery1790000009300 } from './1790000009300-promise-delivery.js';
import { KeepStaffNotes1790000012000 } from './1790000012000-keep-staff-notes.js';
import { ExplainEmbroidery1790000012050 } from './1790000012050-explain-embroidery.js';
import { SellKit1790000013000 } from './1790000013000-sell-kit.js';
import { PayInInstalments1790000020000 } from './1790000020000-pay-in-instalments.js';
import { CreateChangeSet1790000030000 } from './1790000030000-create-change-set.js';
import { WithdrawOffers1790000030010 } from './1790000030010-withdraw-offers.js';
import { CreateShopData1790000030020 } from './1790000030020-create-shop-data.js';
import { LimitDiscounts1790000030030 } from './1790000030030-limit-discounts.js';
import { KeepAllQuestions1790000030040 } from './1790000030040-keep-all-questions.js';
import { CreateMedia1790000040100 } from './1790000040100-create-media.js';
import { GiveStaffRoles1790000050100 } from './1790000050100-give-staff-roles.js';
import { InviteStaff1790000050110 } from './1790000050110-invite-staff.js';
import { ProveStaffTwice1790000050120 } from './1790000050120-prove-staff-twice.js';
import { CreateAuditLog1790000050200 } from './1790000050200-create-audit-log.js';
import { CreateRefund1790000050300 } from './1790000050300-create-refund.js';
import { CreateOrderLink1790000050400 } from './1790000050400-create-order-link.js';
import { CreateCustomerRequest1790000050410 } from './1790000050410-create-customer-request.js';
import { CreateFinishedPhoto1790000050500 } from './1790000050500-create-finished-photo.js';
import { CreateBenchPress1790000050510 } from './1790000050510-create-bench-press.js';
import { NameProviders1790000050600 } from './1790000050600-name-providers.js';
import { LinkRefundToRequest1790000060100 } from './1790000060100-link-refund-to-request.js';
import { CountRefunded1790000060110 } from './1790000060110-count-refunded.js';
import { CountPayments1790000060400 } from './1790000060400-count-payments.js';
import { SearchGuides1790000060600 } from './1790000060600-search-guides.js';
import { KeepEvidenceFiles1790000060700 } from './1790000060700-keep-evidence-files.js';
import { IndexTodaysWork1790000060710 } from './1790000060710-index-todays-work.js';
import { IndexListedProducts1790000070200 } from './1790000070200-index-listed-products.js';
import { TrackChangedProducts1790000070400 } from './1790000070400-track-changed-products.js';
import { IndexOpenWork1790000070700 } from './1790000070700-index-open-work.js';
import { CountFromIndexes1790000070800 } from './1790000070800-count-from-indexes.js';
import { IndexOrderPhones1790000070900 } from './1790000070900-index-order-phones.js';
import { IndexOpenRefunds1790000071000 } from './1790000071000-index-open-refunds.js';
import { MarkPhotosThatLeft1790000071100 } from './1790000071100-mark-photos-that-left.js';
import { ShortenPendingSearches1790000071200 } from './1790000071200-shorten-pending-searches.js';
import { IndexOrdersToMake1790000071300 } from './1790000071300-index-orders-to-make.js';
import { PagePicturesByMillisecond1790000071400 } from './1790000071400-page-pictures-by-millisecond.js';
import { TidySearchTexts1790000081000 } from './1790000081000-tidy-search-texts.js';
import { KeepWhatCustomersSend1790000082000 } from './1790000082000-keep-what-customers-send.js';
import { GuardRedirections1790000083000 } from './1790000083000-guard-redirections.js';
import { KeepShownAccount1790000083100 } from './1790000083100-keep-shown-account.js';
import { CountRefundsOfAPerson1790000083200 } from './1790000083200-count-refunds-of-a-person.js';
import { MailOrderLinks1790000084000 } from './1790000084000-mail-order-links.js';
import { LimitStrangersMails1790000085000 } from './1790000085000-limit-strangers-mails.js';
import { AddCardWay1790000086000 } from './1790000086000-add-card-way.js';
import { CreateMoney1790100000000 } from './1790100000000-create-money.js';
import { TakeOverMoney1790100000100 } from './1790100000100-take-over-money.js';
import { LetProvidersShareIds1790100000200 } from './1790100000200-let-providers-share-ids.js';
import { ReserveDiscounts1790100010000 } from './1790100010000-reserve-discounts.js';
import { HoldCartPrices1790100010100 } from './1790100010100-hold-cart-prices.js';
import { CountJobFailures1790100010200 } from './1790100010200-count-job-failures.js';
import { ListOpenMoney1790100020000 } from './1790100020000-list-open-money.js';
import { AddAccountants1790100030000 } from './1790100030000-add-accountants.js';
import { MarkMilestones1790100030100 } from './1790100030100-mark-milestones.js';
import { IndexBooks1790100030200 } from './1790100030200-index-books.js';
import { RestrictOrders1790100040100 } from './1790100040100-restrict-orders.js';
import { RefundPiecesAndShipping1790100040200 } from './1790100040200-refund-pieces-and-shipping.js';
import { KeepAccountingRecords1790100040300 } from './1790100040300-keep-accounting-records.js';
import { DescribePhotos1790100050000 } from './1790100050000-describe-photos.js';
import { SayThatTheNameIsIncluded1790100050100 } from './1790100050100-say-that-the-name-is-included.js';
import { ShowWhatIsOrdered1790100080000 } from './1790100080000-show-what-is-ordered.js';
import { DropOldMoney1790100091000 } from './1790100091000-drop-old-money.js';
import { RefundPaymentsWithoutAnOrder1790100092000 } from './1790100092000-refund-payments-without-an-order.js';
import { MeasureProducts1790100093000 } from './1790100093000-measure-products.js';
import { ListPaymentWays1790100094000 } from './1790100094000-list-payment-ways.js';
import { SayItInTheShopsWords1790100095000 } from './1790100095000-say-it-in-the-shops-words.js';
import { KeepEndedAssignments1790100096000 } from './1790100096000-keep-ended-assignments.js';
import { KeepWholeDesigns1790100097000 } from './1790100097000-keep-whole-designs.js';
import { SayTheSizeOnce1790100098000 } from './1790100098000-say-the-size-once.js';
import type { MigrationInterface } from 'typeorm';

/** Every migration, oldest first. A new one is added here by hand: the list is the same for source, build and tests. */
export const migrations: (new () => MigrationInterface)[] = [
  CreateContactMessage1790000000000,
  CreateRateLimit1790000000001,
  CreateCatalogue1790000001000,
  CreateCart1790000002000,
  CreateDesign1790000002001,
  TouchCartsAlone1790000003000,
  RememberCodes1790000003001,
  ForgetAfterAYear1790000003002,
  CheckRepetitions1790000003003,
  KeepRemovedLines1790000003004,
  CreateAccount1790000004000,
  CreateOrder1790000005000,
  CreatePayment1790000005001,
  CreateSentMail1790000005002,
  WorkshopDesk1790000006000,
  CountAttempts1790000006001,
  VoidSecondPayments1790000006002,
  CountCartLines1790000007000,
  WatchPayments1790000008000,
  ProvePayers1790000008001,
  OrderExpress1790000008010,
  IndexGrowth1790000008020,
  AnonymiseOrders1790000008021,
  CreatePrivacyRequest1790000008022,
  RecoveryLinks1790000008040,
  KeepRecoveryLinks1790000008041,
  NoteErasureRequests1790000008070,
  DefaultSearchText1790000008080,
  ForgetPurchases1790000008090,
  KeepContradictions1790000009000,
  PollFairly1790000009001,
  ErasePayments1790000009002,
  IndexOrderEmails1790000009010,
  NormaliseEmails1790000009020,
  TransferReferences1790000009030,
  CreateChatbot1790000009100,
  CountCatalogueRevisions1790000009200,
  PromiseDelivery1790000009300,
  KeepStaffNotes1790000012000,
  ExplainEmbroidery1790000012050,
  SellKit1790000013000,
  PayInInstalments1790000020000,
  CreateChangeSet1790000030000,
  WithdrawOffers1790000030010,
  CreateShopData1790000030020,
  LimitDiscounts1790000030030,
  KeepAllQuestions1790000030040,
  CreateMedia1790000040100,
  GiveStaffRoles1790000050100,
  InviteStaff1790000050110,
  ProveStaffTwice1790000050120,
  CreateAuditLog1790000050200,
  CreateRefund1790000050300,
  CreateOrderLink1790000050400,
  CreateCustomerRequest1790000050410,
  CreateFinishedPhoto1790000050500,
  CreateBenchPress1790000050510,
  NameProviders1790000050600,
  LinkRefundToRequest1790000060100,
  CountRefunded1790000060110,
  CountPayments1790000060400,
  SearchGuides1790000060600,
  KeepEvidenceFiles1790000060700,
  IndexTodaysWork1790000060710,
  IndexListedProducts1790000070200,
  TrackChangedProducts1790000070400,
  IndexOpenWork1790000070700,
  CountFromIndexes1790000070800,
  IndexOrderPhones1790000070900,
  IndexOpenRefunds1790000071000,
  MarkPhotosThatLeft1790000071100,
  ShortenPendingSearches1790000071200,
  IndexOrdersToMake1790000071300,
  PagePicturesByMillisecond1790000071400,
  TidySearchTexts1790000081000,
  KeepWhatCustomersSend1790000082000,
  GuardRedirections1790000083000,
  KeepShownAccount1790000083100,
  CountRefundsOfAPerson1790000083200,
  MailOrderLinks1790000084000,
  LimitStrangersMails1790000085000,
  AddCardWay1790000086000,
  CreateMoney1790100000000,
  TakeOverMoney1790100000100,
  LetProvidersShareIds1790100000200,
  ReserveDiscounts1790100010000,
  HoldCartPrices1790100010100,
  CountJobFailures1790100010200,
  ListOpenMoney1790100020000,
  AddAccountants1790100030000,
  MarkMilestones1790100030100,
  IndexBooks1790100030200,
  RestrictOrders1790100040100,
  RefundPiecesAndShipping1790100040200,
  KeepAccountingRecords1790100040300,
  DescribePhotos1790100050000,
  SayThatTheNameIsIncluded1790100050100,
  ShowWhatIsOrdered1790100080000,
  DropOldMoney1790100091000,
  RefundPaymentsWithoutAnOrder1790100092000,
  MeasureProducts1790100093000,
  ListPaymentWays1790100094000,
  SayItInTheShopsWords1790100095000,
  KeepEndedAssignments1790100096000,
  KeepWholeDesigns1790100097000,
  SayTheSizeOnce1790100098000,
];
