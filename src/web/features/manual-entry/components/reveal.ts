/** The entry that the focus goes to, by its place in the list; a new object each time. */
export interface Reveal {
  index: number;
}
