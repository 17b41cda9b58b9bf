import type { TextBlock } from './page-facts.ts';

/** Too little text to judge by its share. */
const MIN_WORDS = 20;

/** Words of the customary dummy text, those left out that are words of living languages too. */
const DUMMY_WORDS = new Set(
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

/** Share of a page's main words that belong to dummy text, 0 to 1; 0 when there are too few words to tell. */
export function placeholderShare(blocks: readonly TextBlock[]): number {
  let words = 0;
  let dummy = 0;
  for (const block of blocks) {
    if (block.section !== 'main') continue;
    const found = block.text.toLowerCase().match(/[a-z]+/g) ?? [];
    words += found.length;
    for (const word of found) if (DUMMY_WORDS.has(word)) dummy += 1;
  }
  return words < MIN_WORDS ? 0 : dummy / words;
}
