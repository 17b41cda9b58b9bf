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
    const text = block.text.toLowerCase();
    for (let start = 0; start < text.length; start += 1) {
      if (!isSmallLetter(text.charCodeAt(start))) continue;
      const begins = beginning(text, start);
      let end = start + 1;
      while (isSmallLetter(text.charCodeAt(end))) end += 1;
      words += 1;
      if (BEGINNINGS[begins] === 1 && DUMMY_WORDS.has(text.slice(start, end))) dummy += 1;
      start = end;
    }
  }
  return words < MIN_WORDS ? 0 : dummy / words;
}

function isSmallLetter(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

/** A number for the first two letters of a word, so that most words are known to be no dummy without cutting them out. */
function beginning(text: string, start: number): number {
  return ((text.charCodeAt(start) & 31) << 5) | (text.charCodeAt(start + 1) & 31);
}

const BEGINNINGS = new Uint8Array(1024);
for (const word of DUMMY_WORDS) BEGINNINGS[beginning(word, 0)] = 1;
