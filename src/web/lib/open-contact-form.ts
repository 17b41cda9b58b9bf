export const openContactFormEvent = 'openContactForm';

export function openContactForm(): void {
  window.dispatchEvent(new CustomEvent(openContactFormEvent));
}
