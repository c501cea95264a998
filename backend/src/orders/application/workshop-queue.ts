import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CatalogueService } from '../../catalogue/index.js';
import { Orders } from './orders.port.js';

/** Delays promised dates by the pieces that wait to be made, when the owner has set the workshop's capacity. */
@Injectable()
export class WorkshopQueue implements OnModuleInit {
  constructor(
    private readonly orders: Orders,
    private readonly catalogue: CatalogueService,
  ) {}

  onModuleInit(): void {
    this.catalogue.useQueue(() => this.orders.openPieces());
  }
}
