/** The page-level event that opens the contact dialog. */
export const openContactFormEvent = 'openContactForm';

export function openContactForm(): void {
  window.dispatchEvent(new CustomEvent(openContactFormEvent));
}
