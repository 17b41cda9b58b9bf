/** Address of a page of the made-up site; the home page is page 0. `.invalid` names nothing, by RFC 2606. */
export function practiceUrl(number: number): string {
  return number === 0
    ? `${origin}/`
    : `${origin}/${folders[number % folders.length]}/${wordAt(number)}-${number}`;
}

const origin = 'http://practice.invalid';
const folders = ['services', 'about', 'news', 'prices', 'team'];

/** About 30 kB of markup as small companies' pages have it: menu, texts, lists, a table, a form, pictures, declared data. */
export function practicePage(number: number): string {
  let at = number * 31;
  const word = () => {
    at += 7;
    return wordAt(at);
  };
  const phrase = () => `${word()} ${word()} ${word()}`;
  const sentence = () => {
    const text = Array.from({ length: 4 }, phrase).join(at % 3 === 0 ? ', ' : ' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const times = (count: number, make: () => string) => Array.from({ length: count }, make).join('\n');
  const link = () =>
    `<a class="nav-link" href="${practiceUrl(at % 280).slice(origin.length)}">${phrase()}</a>`;
  const section = () => `<section class="section py-8" id="s${at}"><h2>${phrase()}</h2>
<p class="lead mb-4">${sentence()} ${sentence()} <strong>${word()}</strong> &amp; ${sentence()} ${link()}</p>
<div class="card"><img src="/images/${word()}.jpg" alt="${phrase()}" width="300" loading="lazy"><div class="card-body"><h3>${phrase()}</h3>
<p>${sentence()}<br>${sentence()}</p><span class="badge">${word()}</span></div></div>
<ul class="list">${times(5, () => `<li class="item"><div><h4>${phrase()}</h4><p>${sentence()}</p></div></li>`)}</ul></section>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${phrase()} ${number}</title><meta name="description" content="${sentence()}">
<meta property="og:title" content="${phrase()}"><link rel="canonical" href="${practiceUrl(number)}"><link rel="stylesheet" href="/style.css">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"${phrase()}","telephone":"+1 555 0100"}</script>
<script>${'window.queue=window.queue||[];queue.push([1,2,3]);'.repeat(60)}</script><style>${'.a{margin:0;padding:1px}'.repeat(80)}</style></head>
<body class="home page"><header class="site-header"><nav><ul class="menu">${times(15, () => `<li>${link()}</li>`)}</ul></nav></header>
<main><h1>${phrase()}</h1>${times(8, section)}
<table><tr><th>${word()}</th><th>${word()}</th></tr>${times(4, () => `<tr><td>${phrase()}</td><td>$${at % 90}</td></tr>`)}</table>
<form action="/send" method="post"><label for="name">Your name</label><input id="name" name="name" required>
<label>E-mail <input type="email" name="email"></label><select name="topic"><option>${word()}<option>${word()}</select>
<textarea name="message" placeholder="Your message"></textarea><button type="submit">Send</button></form></main>
<footer class="site-footer"><p>&copy; ${phrase()}</p>${link()}</footer></body></html>`;
}

function wordAt(place: number): string {
  return words[place % words.length] ?? '';
}

const words =
  'repair garden invoice window order team visit boiler report school quote planning delivery meeting kitchen question answer training painting driver supplier timber office season contract insurance patient booking roof design survey machine cleaning account record payment holiday workshop estimate letter'.split(
    ' ',
  );
