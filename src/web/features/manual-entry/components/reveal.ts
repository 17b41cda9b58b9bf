/** The entry that should take the focus; a new object each time. */
export interface Reveal {
  index: number;
}
