/** Pixels of every photo in component tests. */
const PHOTO = { width: 4000, height: 3000 };

interface Drawn {
  /** Size of the canvas when it was encoded. */
  width: number;
  height: number;
  type: string | undefined;
}

/**
 * Replaces pictures and canvases for a test file, because jsdom decodes and draws none. Pictures load with the size of `PHOTO`, unless
 * their URL contains `broken`; a canvas encodes to a few bytes. Returns the encoded canvases.
 */
export function photoEnvironment(): Drawn[] {
  const drawn: Drawn[] = [];
  let urls = 0;
  URL.createObjectURL = (blob) => `blob:${blob instanceof File ? blob.name : 'canvas'}-${(urls += 1)}`;
  URL.revokeObjectURL = () => undefined;
  const context = { fillRect() {}, translate() {}, rotate() {}, scale() {}, drawImage() {}, save() {}, restore() {} };
  // The compressor writes pixels and reads them to find out whether the browser falsifies canvases.
  const pixels = { data: new Uint8ClampedArray(8) };
  Object.assign(context, { createImageData: () => pixels, putImageData() {}, getImageData: () => pixels });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toBlob(this: HTMLCanvasElement, callback: BlobCallback, type?: string) {
      drawn.push({ width: this.width, height: this.height, type });
      callback(new Blob(['photo'], { type: type ?? 'image/png' }));
    },
  });
  Object.defineProperties(HTMLImageElement.prototype, {
    naturalWidth: { configurable: true, get: naturalSize('width') },
    naturalHeight: { configurable: true, get: naturalSize('height') },
    src: {
      configurable: true,
      get(this: HTMLImageElement) {
        return this.getAttribute('src') ?? '';
      },
      set(this: HTMLImageElement, url: string) {
        this.setAttribute('src', url);
      },
    },
  });
  /** A picture from a canvas has its size. */
  function naturalSize(side: 'width' | 'height') {
    return function (this: HTMLImageElement) {
      return (this.src.includes('canvas') ? drawn.at(-1) : undefined)?.[side] ?? PHOTO[side];
    };
  }
  HTMLImageElement.prototype.setAttribute = function (name, value) {
    Element.prototype.setAttribute.call(this, name, value);
    if (name !== 'src' || !value.startsWith('blob:')) return;
    setTimeout(() => this.dispatchEvent(new Event(value.includes('broken') ? 'error' : 'load')));
  };
  return drawn;
}
