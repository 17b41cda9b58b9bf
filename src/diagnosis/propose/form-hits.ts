import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { PageReading } from '../annotate/page-reading.ts';
import type { SignalIndexes } from '../annotate/signal-index.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import type { PageFacts, PageForm } from '../read/page-facts.ts';
import { tokenize } from '../text/tokenize.ts';
import { countSpaced } from '../text/words.ts';

export interface FormHit {
  workflow: string;
  weight: number;
  page: number;
  form: PageForm;
  /**
   * Text from the form that also appears in a block of the page; null if no such text is specific.
   */
  quote: string | null;
}

export function findForms(
  site: SiteReading,
  workflows: readonly WorkflowDefinition[],
  indexes: SignalIndexes,
): FormHit[] {
  const hits: FormHit[] = [];
  const seen = new Set<string>();
  site.pages.forEach((page, pageNumber) => {
    for (const form of page.forms) {
      const key = JSON.stringify([
        form.purpose,
        form.heading,
        form.submit,
        form.fields.map((field) => field.label),
      ]);
      if (seen.has(key)) continue;
      seen.add(key);
      const quote = quoteForm(page, form);
      const purpose = purposeOn(site.readings[pageNumber], form);
      const asked = fieldWorkflows(form, page, indexes);
      for (const { id, signals } of workflows) {
        const byPurpose = (signals.forms ?? []).filter(
          (signal) => signal.purpose === purpose && !signal.fields,
        );
        const weight = Math.max(0, asked.get(id) ?? 0, ...byPurpose.map((signal) => signal.weight));
        if (weight > 0) hits.push({ workflow: id, weight, page: pageNumber, form, quote });
      }
    }
  });
  return hits;
}

/** A contact form among job offers is for applicants. */
function purposeOn(reading: PageReading | undefined, { purpose, section }: PageForm): PageForm['purpose'] {
  return reading === 'job' && purpose === 'contact' && section === 'main' ? 'application' : purpose;
}

function fieldWorkflows(form: PageForm, page: PageFacts, indexes: SignalIndexes): Map<string, number> {
  const found = new Map<string, number>();
  const index = indexes.of(page.language);
  if (!index) return found;
  for (const { label, name } of form.fields) {
    const text = `${label} . ${name.replaceAll('-', ' ').replaceAll('_', ' ')}`;
    for (const { owner } of index.match(tokenize(text, 0, text.length, index.vocabulary))) {
      if (owner.kind === 'field')
        found.set(owner.workflow, Math.max(found.get(owner.workflow) ?? 0, owner.weight));
    }
  }
  return found;
}

const sayNothing =
  /^(?:\d+[.)]?\s*)?(?:(?:your|my|contact|personal|billing|basic)\s+)?(?:details|information|info|(?:full |first |last )?name|e-?mail(?: address)?|phone(?: number)?|message|address|submit|send|go|ok|next|search|continue|select.*|senden|envoyer|enviar)\W*$/i;

/**
 * Skips the heading for newsletter and footer forms, because it's only the last heading above the
 * form and may be about something else.
 */
function quoteForm(page: PageFacts, form: PageForm): string | null {
  const button = form.submit && countSpaced(form.submit.trim()) > 1 ? form.submit : null;
  const heading = form.purpose === 'newsletter' || form.section === 'footer' ? null : form.heading;
  const wanted = [button, heading, form.submit, ...form.fields.map((field) => field.label)];
  for (const text of wanted) {
    if (!text || text.length < 4 || sayNothing.test(text.trim())) continue;
    if (page.blocks.some((entry) => entry.text.includes(text))) return text.slice(0, 240);
  }
  return null;
}
