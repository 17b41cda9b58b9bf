import { isForeign } from '../annotate/readable-language.ts';
import type { Identification } from '../identify.ts';
import type { PageFacts } from '../read/page-facts.ts';

export function withQuoteLanguages<Found extends Pick<Identification, 'workflows' | 'offerings'>>(
  found: Found,
  pages: readonly PageFacts[],
): Found {
  const languages = new Map(
    pages.flatMap(({ url, language }) => (language !== null && isForeign(language) ? [[url, language]] : [])),
  );
  if (languages.size === 0) return found;
  const marked = <Quoted extends { evidence: Identification['offerings'][number]['evidence'] }>(
    quoted: Quoted,
  ): Quoted => ({
    ...quoted,
    evidence: quoted.evidence.map((piece) => {
      const lang = languages.get(piece.url);
      return lang === undefined ? piece : { ...piece, lang };
    }),
  });
  return {
    ...found,
    offerings: found.offerings.map(marked),
    workflows: found.workflows.map((workflow) => ({
      ...marked(workflow),
      tasks: workflow.tasks.map(marked),
    })),
  };
}
