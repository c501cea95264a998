/**
 * Leaves for the provider's own page by the GET form that its documents describe. The fields are those of the address
 * that the server made: none of them tells who pays.
 */
export function goToHostedCheckout(checkoutUrl: string): void {
  const url = new URL(checkoutUrl);
  const form = document.createElement('form');
  Object.assign(form, { method: 'get', action: url.origin + url.pathname, hidden: true });
  for (const [name, value] of url.searchParams) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
