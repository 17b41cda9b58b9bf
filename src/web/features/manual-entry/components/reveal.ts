/** Each new object moves the focus, even with the same index. */
export interface Reveal {
  index: number;
}
