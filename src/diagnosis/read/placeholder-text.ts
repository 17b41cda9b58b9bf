/** Too little text to judge by its share. */
const MIN_WORDS = 20;

/** Words of the customary dummy text, those left out that are words of living languages too. */
export const DUMMY_WORDS: readonly string[] = (
  'lorem ipsum dolor amet consectetur consectetuer adipiscing adipisicing elit eiusmod tempor incididunt labore dolore magna ' +
  'aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure ' +
  'reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident culpa officia ' +
  'deserunt mollit laborum vestibulum pellentesque curabitur phasellus nullam vivamus maecenas aenean praesent mauris ' +
  'suspendisse sollicitudin faucibus ultrices tincidunt vulputate bibendum fringilla malesuada tristique senectus netus ' +
  'fames egestas turpis sagittis dapibus interdum volutpat ornare lacinia convallis pulvinar posuere cubilia luctus ' +
  'quisquam voluptatem accusantium doloremque laudantium totam aperiam eaque architecto beatae vitae explicabo nemo ' +
  'aspernatur consequuntur nesciunt porro adipisci numquam magnam quaerat corporis suscipit laboriosam molestiae'
).split(' ');

const dummyWords = new Set(DUMMY_WORDS);

/** Whether a word, in small letters, is dummy text. */
export function isDummyWord(word: string): boolean {
  return dummyWords.has(word);
}

/** Share of words that belong to dummy text, 0 to 1; 0 when there are too few words to tell. */
export function placeholderShare(words: number, dummy: number): number {
  return words < MIN_WORDS ? 0 : dummy / words;
}
