import { InMemoryMediaStore } from '../../../test/fakes/in-memory-media-store.js';
import { InMemoryPictures } from '../../../test/fakes/in-memory-pictures.js';
import { inMemoryAuditLog } from '../../../test/fakes/in-memory-audit-entries.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { PictureRenderer, type RenderedPicture } from './picture-renderer.port.js';
import { RenderQueue } from './render-queue.js';
import { idOfPicture, StorePicture } from './store-picture.js';

const ANA = crypto.randomUUID();

/** A renderer that waits for `resume` while paused, and counts its calls. */
class PausedRenderer extends PictureRenderer {
  rendered = 0;
  running = 0;
  mostRunning = 0;
  private readonly waiting: (() => void)[] = [];
  isPaused = false;

  async render(id: string): Promise<RenderedPicture> {
    this.running += 1;
    this.mostRunning = Math.max(this.mostRunning, this.running);
    if (this.isPaused) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running -= 1;
    this.rendered += 1;
    const files = new Map([`${id}-360.avif`, `${id}-360.webp`].map((name) => [name, Buffer.from(name)]));
    return { width: 360, height: 360, colour: '#ffffff', widths: [360], files };
  }

  renderPrivate(): Promise<never> {
    return Promise.reject(new Error('Not used here'));
  }

  resume(): void {
    this.isPaused = false;
    for (const go of this.waiting.splice(0)) go();
  }
}

describe(StorePicture.name, () => {
  let [store, renderer, pictures] = [new InMemoryMediaStore(), new PausedRenderer(), new InMemoryPictures()];
  let storePicture: StorePicture;
  const add = (text: string) => storePicture.add(Buffer.from(text), { id: ANA, name: 'Ana' });

  beforeEach(() => {
    const { log } = inMemoryAuditLog();
    [store, renderer, pictures] = [new InMemoryMediaStore(), new PausedRenderer(), new InMemoryPictures()];
    storePicture = new StorePicture(new RenderQueue(), store, renderer, pictures, new ManualClock(), log);
  });

  it('stores the files and then the row', async () => {
    const added = jest.spyOn(pictures, 'add').mockImplementation((picture) => {
      expect(store.files.size).toBe(2);
      return Promise.resolve(picture);
    });
    const picture = await add('x');
    expect(picture).toMatchObject({ id: idOfPicture(Buffer.from('x')), widths: [360], createdBy: ANA });
    expect(added).toHaveBeenCalledTimes(1);
  });

  it('records no picture whose files could not be stored, and accepts it later', async () => {
    store.failure = new Error('unavailable');
    await expect(add('x')).rejects.toBe(store.failure);
    expect(await pictures.find(idOfPicture(Buffer.from('x')))).toBeNull();
    store.failure = undefined;
    await expect(add('x')).resolves.toMatchObject({ width: 360 });
  });

  it('renders a file that was uploaded before no more', async () => {
    const first = await add('x');
    expect(await add('x')).toEqual(first);
    expect(renderer.rendered).toBe(1);
  });

  it('renders one file at a time, and refuses more than four that wait', async () => {
    renderer.isPaused = true;
    const uploads = ['1', '2', '3', '4', '5', '6'].map((text) => add(text));
    await expect(uploads[5]).rejects.toMatchObject({ kind: 'unavailable', code: 'media.busy' });
    renderer.resume();
    await expect(Promise.all(uploads.slice(0, 5))).resolves.toHaveLength(5);
    expect(renderer.mostRunning).toBe(1);
  });
});
