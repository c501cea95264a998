import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { CardService } from '../../application/card.service.js';

/** A shared design's page and, with the ending, its card. */
const DESIGN_PATH = /^\/d\/([A-Za-z0-9_-]{1,64})(\.jpg)?$/;
/** Chats keep their own copy; a price that changed shows after an hour at the latest. */
const CACHE_CONTROL = 'public, max-age=3600';

/** `/d/{code}.jpg`: what a chat shows for a shared design. */
@Injectable()
export class CardHandler {
  constructor(private readonly cards: CardService) {}

  /** An Express handler. An unknown code is left to the pages, which answer it. */
  readonly handle = (req: Request, res: Response, next: NextFunction): void => {
    const [, code, ending] = DESIGN_PATH.exec(req.path) ?? [];
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (!code || !reads) {
      next();
    } else if (ending) {
      this.answer(code, req, res, next).catch(next);
    } else {
      // A chat asks for the page first: its card is drawn meanwhile.
      this.cards.card(code, req.ip ?? '').catch(() => undefined);
      next();
    }
  };

  private async answer(code: string, req: Request, res: Response, next: NextFunction): Promise<void> {
    const card = await this.cards.card(code, req.ip ?? '');
    if (card) res.set('Cache-Control', CACHE_CONTROL).type('image/jpeg').send(card);
    else next();
  }
}
