/** The pattern of a UUID in lower case, for patterns of which it is a part. Any version: PostgreSQL takes them all. */
export const UUID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** A UUID, in any case. */
export const UUID = new RegExp(`^${UUID_PATTERN}$`, 'i');
