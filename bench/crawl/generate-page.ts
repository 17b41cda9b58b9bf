import { randomFrom } from '../support/random.ts';

export const pageCount = 300;

export function generatePage(index: number): string {
  const random = randomFrom(index + 1);
  const word = () => words[Math.floor(random() * words.length)] ?? '';
  const sentence = () => {
    const text = Array.from({ length: 8 + Math.floor(random() * 10) }, word).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () =>
    `<p class="text-base leading-7 text-slate-700 mb-4">${Array.from({ length: 4 }, sentence).join(' ')} <a href="${pathOf(Math.floor(random() * pageCount))}" class="link link-underline">${word()} ${word()}</a></p>`;
  const card = () =>
    `<li class="card shadow rounded p-4"><div class="card-body"><h3 class="card-title">${word()} ${word()} ${word()}</h3><p>${sentence()}</p><span class="badge">${word()}</span></div></li>`;
  const section = (n: number) =>
    `<section id="s${n}" class="section section-${n} py-12"><h2 class="heading">${sentence()}</h2>${Array.from({ length: 4 }, paragraph).join('\n')}<ul class="grid gap-4">${Array.from({ length: 5 }, card).join('\n')}</ul></section>`;
  const navigation = Array.from({ length: 20 }, (_, n) => {
    const target = (index * 7 + n * 13 + 1) % pageCount;
    return `<li class="nav-item"><a class="nav-link" href="${pathOf(target)}">${words[target % words.length]} ${target}</a></li>`;
  }).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Page ${index}: ${sentence()}</title>
<meta name="description" content="${sentence()}"><meta property="og:title" content="${sentence()}">
<link rel="stylesheet" href="/style.css"><link rel="canonical" href="${pathOf(index)}">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"${word()} ${word()}","telephone":"+1 555 0100","openingHours":"Mo-Fr 09:00-17:00"}</script>
<script>window.dataLayer=window.dataLayer||[];${'function track(a){dataLayer.push(a)};'.repeat(90)}</script>
<style>${Array.from({ length: 40 }, (_, n) => `.c${n}{margin:${n}px;padding:${n}px;color:#${100 + n}}`).join('')}</style></head>
<body><header class="site-header"><a href="/" class="logo">Home</a><nav><ul>${navigation}</ul></nav></header>
<main>${Array.from({ length: 9 }, (_, n) => section(n)).join('\n')}
<form action="/send" method="post" class="form"><label for="n">Your name</label><input id="n" name="name" required><label for="e">E-mail</label><input id="e" type="email" name="email"><label>Message<textarea name="message"></textarea></label><button type="submit">Send enquiry</button></form></main>
<footer class="site-footer"><p>${sentence()}</p><a href="/p/1">${word()}</a></footer></body></html>`;
}

export function pathOf(index: number): string {
  return index === 0 ? '/' : `/p/${index}`;
}

const words =
  'service repair boiler invoice customer booking order delivery team quality project estimate material workshop schedule visit contract planning office warehouse supplier payment report training safety inspection design measure install support request answer form review policy return refund price season garden kitchen window roof heating water electric panel machine tool metal timber paint fabric leather glass stone paper print label package storage transport driver route region family school clinic patient doctor nurse record insurance claim tax account ledger audit budget salary hiring interview onboarding shift rota holiday meeting agenda decision approval signature document archive search index backup network server'.split(
    ' ',
  );
