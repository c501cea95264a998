/**
 * Whether an object has a property of its own, not one that every object inherits. Chrome has `Object.hasOwn` from version 93.
 */
export function hasOwn(object: object, key: PropertyKey): boolean {
  return Object.prototype.hasOwnProperty.call(object, key);
}
