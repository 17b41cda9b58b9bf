/** The page-level event that opens the contact dialog, wherever it is fired from. */
export const openContactFormEvent = 'openContactForm';

/** Opens the contact dialog. */
export function openContactForm(): void {
  window.dispatchEvent(new CustomEvent(openContactFormEvent));
}
