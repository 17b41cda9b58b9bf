import { load } from 'cheerio';
import { crawlBreadthFirst } from './breadth-first.mjs';

await crawlBreadthFirst((html) => {
  const page = load(html);
  const links = page('a[href]')
    .map((_, element) => page(element).attr('href'))
    .get();
  return { title: page('title').text(), text: page('body').text(), links };
});
