import { Injectable } from '@nestjs/common';
import { ConcurrencyLimiter, OverloadedError } from '../../common/throttling/concurrency-limiter.js';
import { BUSY, uploadError } from '../domain/media-errors.js';

/** One at a time: decoding takes hundreds of megabytes, and the pages need the processor. Each waiting upload holds up to 15 MB. */
const RENDERING = { running: 1, runningPerNetwork: 1, queued: 4, queuedBytes: 0, queueTimeoutMs: 60_000 };

/** Renders uploads one after the other. */
@Injectable()
export class RenderQueue {
  private readonly limiter = new ConcurrencyLimiter(RENDERING);

  /** Throws `media.busy` when too many uploads wait, and what `render` throws. */
  async run<T>(render: () => Promise<T>): Promise<T> {
    try {
      return await this.limiter.run('', render);
    } catch (error) {
      throw error instanceof OverloadedError ? uploadError(BUSY) : error;
    }
  }
}
