import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue/index.js';
import { ContentModule } from '../content/index.js';
import { IdentityModule, StaffModule } from '../identity/index.js';
import { MediaModule } from '../media/index.js';
import { SettingsModule } from '../settings/index.js';
import { ChangeSetsController } from './adapters/http/change-sets.controller.js';
import { OpeningQuestionsController } from './adapters/http/opening-questions.controller.js';
import { ShopRowsController } from './adapters/http/shop-rows.controller.js';
import { BackOfficeJobHandlers } from './adapters/jobs/back-office-job-handlers.js';
import { ChangeSetSchema } from './adapters/typeorm/change-set.schema.js';
import { SettingRows } from './adapters/typeorm/setting-rows.js';
import { TypeOrmChangeSets } from './adapters/typeorm/typeorm-change-sets.js';
import { TypeOrmEditableRows } from './adapters/typeorm/typeorm-editable-rows.js';
import { TypeOrmSalesInProgress } from './adapters/typeorm/typeorm-sales-in-progress.js';
import { ChangeSetEvents } from './application/change-set-events.js';
import { CheckChanges } from './application/check-changes.js';
import { ChangeSets } from './application/change-sets.port.js';
import { DraftChangeSets } from './application/draft-change-sets.js';
import { EditableRows } from './application/editable-rows.port.js';
import { MailOwners } from './application/mail-owners.js';
import { MailStoppedChanges } from './application/mail-stopped-changes.js';
import { PublishChangeSets } from './application/publish-change-sets.js';
import { PublishedData } from './application/published-data.js';
import { OpeningAnswers } from './application/opening-answers.js';
import { Publication } from './application/publication.js';
import { ShopOwners } from './application/shop-owners.js';
import { SalesInProgress } from './application/sales-in-progress.port.js';
import { PreviewConsequences } from './application/preview-consequences.js';

/** The owner's changes to the shop, with preview, schedule, history and undo. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ChangeSetSchema]),
    CatalogueModule,
    ContentModule,
    IdentityModule,
    StaffModule,
    MediaModule,
    SettingsModule,
  ],
  controllers: [ChangeSetsController, OpeningQuestionsController, ShopRowsController],
  providers: [
    DraftChangeSets,
    PublishChangeSets,
    CheckChanges,
    ChangeSetEvents,
    OpeningAnswers,
    Publication,
    PublishedData,
    PreviewConsequences,
    MailStoppedChanges,
    MailOwners,
    ShopOwners,
    BackOfficeJobHandlers,
    SettingRows,
    { provide: ChangeSets, useClass: TypeOrmChangeSets },
    { provide: SalesInProgress, useClass: TypeOrmSalesInProgress },
    { provide: EditableRows, useClass: TypeOrmEditableRows },
  ],
  exports: [DraftChangeSets],
})
export class BackOfficeModule {}
