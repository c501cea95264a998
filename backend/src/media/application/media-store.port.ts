/** Stores the files of pictures. The content of a name never changes. */
export abstract class MediaStore {
  /** Stores a file whole or not at all. A name that exists keeps its content. Throws `media.store_unavailable`. */
  abstract put(name: string, content: Buffer): Promise<void>;

  /** The file; undefined when there is none. Throws `media.store_unavailable`. */
  abstract get(name: string): Promise<Buffer | undefined>;

  /** Throws `media.store_unavailable`. */
  abstract has(name: string): Promise<boolean>;

  /** Deletes a private file for good; a name without a file changes nothing. Throws `media.store_unavailable`. */
  abstract delete(name: string): Promise<void>;
}
