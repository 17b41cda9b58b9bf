/** The entry that should take the focus, by its index; a new object each time. */
export interface Reveal {
  index: number;
}
