// Glasswing Studio is a fictional design agency whose site is rendered by this script.
const pages = {
  '/': [
    'Glasswing Studio designs brands and websites',
    'We are a design agency of nine people. We plan, design and build brands and websites for museums and small manufacturers.',
    'Every project starts with a discovery workshop. We then write a proposal, agree on a fixed price, present two design directions and revise the chosen one twice.',
    'After launch we maintain the website and report the figures every month.',
  ],
  '/services': [
    'Services',
    'Brand identity: we interview your customers, research competitors and design the logo, colours and type.',
    'Websites: we write the content with you, design every page and test it with five users before launch.',
    'Campaigns: we plan, write and schedule social media posts for three months at a time.',
  ],
  '/contact': [
    'Start a project',
    'Tell us about your project. We answer with questions within two days and with a proposal within two weeks.',
  ],
};
const [title, ...paragraphs] = pages[location.pathname] ?? pages['/'];
const root = document.getElementById('root');
const nav = document.createElement('nav');
for (const [href, label] of [
  ['/', 'Home'],
  ['/services', 'Services'],
  ['/contact', 'Start a project'],
]) {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = label;
  nav.append(link);
}
const main = document.createElement('main');
const heading = document.createElement('h1');
heading.textContent = title;
main.append(heading);
for (const text of paragraphs) {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  main.append(paragraph);
}
root.append(nav, main);
