/**
 * Opens the provider's hosted page with the GET form of its documentation. The fields come from the URL of the server and
 * contain no personal data.
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
