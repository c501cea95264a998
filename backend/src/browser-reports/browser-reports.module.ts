import { Module } from '@nestjs/common';
import { ClientErrorsController } from './client-errors.controller.js';

/** Errors in the code of the pages, reported by the browsers. */
@Module({ controllers: [ClientErrorsController] })
export class ClientErrorsModule {}
