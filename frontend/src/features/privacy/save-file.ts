/** Downloads data as a JSON file. */
export function saveJson(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked later, because the browser reads the URL after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
