/** The renditions of an uploaded file, by their names in the store, and the data of the picture. */
export interface RenderedPicture {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly widths: number[];
  readonly files: ReadonlyMap<string, Buffer>;
}

/** A private picture: one WebP. */
export interface RenderedPrivatePicture {
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

/** Makes the files of a picture out of an upload: upright, in sRGB, without any metadata. */
export abstract class PictureRenderer {
  /** Throws `media.not_picture`, `media.broken`, `media.animated` or `media.too_many_pixels`. Takes a bounded time. */
  abstract render(id: string, upload: Buffer): Promise<RenderedPicture>;

  /** One file of a picture that only a few people see. Throws the same errors. */
  abstract renderPrivate(upload: Buffer): Promise<RenderedPrivatePicture>;
}
