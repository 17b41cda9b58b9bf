// Inserts the diagnosis form into the page that contains this script. See /admin/embed for its options.
(() => {
  const script = document.currentScript;
  if (!script?.src) return;
  const { origin } = new URL(script.src);
  const { theme = 'auto', show = 'form', label = 'AI diagnosis', target } = script.dataset;

  const frame = document.createElement('iframe');
  frame.src = `${origin}/embed?${new URLSearchParams({ theme, show })}`;
  frame.title = label;
  // The form is in English, whatever the page's language.
  if (script.dataset.label === undefined) frame.lang = 'en';
  frame.style.cssText = 'display:block;width:100%;height:680px;border:0';
  const place = target === undefined ? null : document.querySelector(target);
  if (place === null) script.after(frame);
  else place.append(frame);

  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin || typeof data !== 'object' || data === null)
      return;
    if (data.type === 'compass-height' && Number.isFinite(data.height))
      frame.style.height = `${data.height}px`;
    if (data.type === 'compass-page' && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
  });
})();
