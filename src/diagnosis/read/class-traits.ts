import { splitAtSpace } from '../text/words.ts';
import type { PageSection } from './page-facts.ts';

export interface ClassTraits {
  hides: boolean;
  section: PageSection | undefined;
}

const known = new Map<string, ClassTraits>();
const maxKnown = 5000;
const maxLength = 500;

export function classTraits(classes: string): ClassTraits {
  let traits = known.get(classes);
  if (traits === undefined) {
    const isLong = classes.length > maxLength;
    traits = {
      hides: splitAtSpace(classes.slice(0, maxLength).toLowerCase()).some((name) => hidingClasses.has(name)),
      section: isLong ? undefined : namedBy(classes),
    };
    if (isLong) return traits;
    if (known.size >= maxKnown) known.clear();
    known.set(classes, traits);
  }
  return traits;
}

export function sectionNamed(name: string): PageSection | undefined {
  return hidingNames.get(name.toLowerCase());
}

function namedBy(classes: string): PageSection | undefined {
  for (const name of splitAtSpace(classes)) {
    const section = sectionNamed(name);
    if (section !== undefined) return section;
  }
  return undefined;
}

const hidingNames = new Map<string, PageSection>([
  ...['header', 'site-header', 'page-header-wrapper', 'masthead', 'topbar', 'top-bar', 'header-wrapper'].map(
    (name) => [name, 'header'] as const,
  ),
  ...[
    'nav',
    'navbar',
    'navigation',
    'main-nav',
    'main-menu',
    'mainmenu',
    'site-navigation',
    'primary-menu',
    'mobile-menu',
    'offcanvas-menu',
    'menu-main',
    'breadcrumb',
    'breadcrumbs',
  ].map((name) => [name, 'navigation'] as const),
  ...['sidebar', 'side-bar', 'widget-area', 'cookie-notice', 'cookie-banner', 'cookie-consent'].map(
    (name) => [name, 'aside'] as const,
  ),
  // The tags and categories of blog posts, as common themes name them.
  ...[
    'tagcloud',
    'tag-cloud',
    'tag-cloud-widget-list',
    'widget_tag_cloud',
    'category-widget-list',
    'widget_categories',
    'post-tags',
    'entry-tags',
    'tags-links',
    'cat-links',
    'post-categories',
  ].map((name) => [name, 'aside'] as const),
  ...[
    'footer',
    'site-footer',
    'page-footer',
    'main-footer',
    'footer-wrapper',
    'footer-widgets',
    'footer-area',
    'footer-bottom',
    'colophon',
    'copyright',
    'sub-footer',
    'subfooter',
  ].map((name) => [name, 'footer'] as const),
]);

const hidingClasses: ReadonlySet<string> = new Set([
  'sr-only',
  'screen-reader-text',
  'visuallyhidden',
  'visually-hidden',
  'screen-reader-only',
  'screenreader-text',
  'u-hiddenvisually',
  'element-invisible',
  'a11y-hidden',
  'gform_validation_container',
  'honeypot',
  'hp-field',
  'wpcf7-honeypot',
  // Icon fonts: the element's text is the name of an icon, such as "done".
  'material-icons',
  'material-icons-outlined',
  'material-icons-round',
  'material-icons-sharp',
  'material-icons-two-tone',
  'material-symbols-outlined',
  'material-symbols-rounded',
  'material-symbols-sharp',
]);
