import { elementsOf, type HtmlDocument, rawText } from './html-document.ts';
import { attribute } from './page-node.ts';

/** With more visible words than this, a page says enough without its scripts. */
const ENOUGH_WORDS = 60;
/** An asked-for script run counts with more words, since the request itself is some of them. */
const ASKED_WORDS = 120;

/**
 * Whether the static page says too little and carries scripts that would fill it: an empty mount
 * point of a framework, a request to switch scripts on, or hardly any text beside loaded scripts.
 */
export function needsJavascript(document: HtmlDocument, words: number): boolean {
  if (words > ASKED_WORDS) return false;
  const scripts = elementsOf(document, 'script').filter(isProgram);
  if (scripts.length === 0) return false;
  if (asksForScripts(document)) return true;
  if (words > ENOUGH_WORDS) return false;
  if (hasEmptyMount(document)) return true;
  return (
    words < 15 && scripts.some((script) => attribute(script, 'src') !== null) && !hasOwnContent(document)
  );
}

const PROGRAM_TYPES = /^(?:|module|text\/javascript|application\/javascript|text\/babel|systemjs-module)$/i;

function isProgram(script: { attributes: readonly { name: string; value: string }[] }): boolean {
  return script.attributes.every(({ name, value }) => name !== 'type' || PROGRAM_TYPES.test(value.trim()));
}

const ASKS =
  /(?:enable|activate|turn on|switch on|requires?|need).{0,40}java ?script|java ?script.{0,60}(?:enable|disabled|required|activ)|activer.{0,20}javascript|habilit.{0,20}javascript|activ.{0,20}javascript/i;

function asksForScripts(document: HtmlDocument): boolean {
  return elementsOf(document, 'noscript').some((element) =>
    ASKS.test(rawText(document, element).slice(0, 4000)),
  );
}

const MOUNTS = [
  'root',
  'app',
  '__next',
  '__nuxt',
  '__layout',
  'svelte',
  'application',
  'react-root',
  'main-app',
  '___gatsby',
  'q-app',
  'mount',
  'SITE_CONTAINER',
];
const MOUNT_TAGS = ['app-root', 'my-app', 'ion-app', 'flutter-view', 'app-main'];

/** A mount point may hold a spinner or a few words to wait by. */
function hasEmptyMount(document: HtmlDocument): boolean {
  const mounts = [...MOUNTS.map((id) => document.byId.get(id)), ...elementsOf(document, ...MOUNT_TAGS)];
  return mounts.some((mount) => mount !== undefined && mount.end - mount.position < 30);
}

/** Frames, pictures and forms are content too: such a page is short, not empty. */
function hasOwnContent(document: HtmlDocument): boolean {
  return elementsOf(document, 'iframe', 'frame', 'form', 'img', 'video', 'object').length > 2;
}
