import { Module } from '@nestjs/common';
import { MoneyModule } from '../money/index.js';
import { IdentityModule } from '../identity/index.js';
import { BankAccountController } from './adapters/http/bank-account.controller.js';
import { BooksController } from './adapters/http/books.controller.js';
import { TypeOrmBookRecords } from './adapters/typeorm/typeorm-book-records.js';
import { BookRecords } from './application/book-records.port.js';
import { Books } from './application/books.js';
import { CheckStatement } from './application/check-statement.js';
import { RecordPayout } from './application/record-payout.js';

/** The books: the ledger as a list, its months, the bank's statement, and what the provider deposited. */
@Module({
  imports: [MoneyModule, IdentityModule],
  controllers: [BooksController, BankAccountController],
  providers: [Books, CheckStatement, RecordPayout, { provide: BookRecords, useClass: TypeOrmBookRecords }],
})
export class BooksModule {}
