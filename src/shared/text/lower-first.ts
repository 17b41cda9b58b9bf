/** Leaves names such as "EV chargers" and "X-rays" as they are. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?:[\p{Lu}\p{N}-]|\s)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
