/** A new object moves the focus again. */
export interface Reveal {
  index: number;
}
