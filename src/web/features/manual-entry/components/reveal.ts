/** Each new object moves focus, even if the index is the same. */
export interface Reveal {
  index: number;
}
