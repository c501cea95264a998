/** A number of products in words: '1 producto', '2 productos'. */
export function countProducts(count: number): string {
  return count === 1 ? '1 producto' : `${count} productos`;
}
