const minWords = 20;

const dummyWords = new Set(
  (
    'lorem ipsum dolor amet consectetur consectetuer adipiscing adipisicing elit eiusmod tempor incididunt labore dolore magna ' +
    'aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure ' +
    'reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident culpa officia ' +
    'deserunt mollit laborum vestibulum pellentesque curabitur phasellus nullam vivamus maecenas aenean praesent mauris ' +
    'suspendisse sollicitudin faucibus ultrices tincidunt vulputate bibendum fringilla malesuada tristique senectus netus ' +
    'fames egestas turpis sagittis dapibus interdum volutpat ornare lacinia convallis pulvinar posuere cubilia luctus ' +
    'quisquam voluptatem accusantium doloremque laudantium totam aperiam eaque architecto beatae vitae explicabo nemo ' +
    'aspernatur consequuntur nesciunt porro adipisci numquam magnam quaerat corporis suscipit laboriosam molestiae'
  ).split(' '),
);

/** From 0 to 1; 0 if there are too few words. `words` must be in lowercase. */
export function placeholderShare(words: readonly string[]): number {
  return words.length < minWords ? 0 : words.filter((word) => dummyWords.has(word)).length / words.length;
}
