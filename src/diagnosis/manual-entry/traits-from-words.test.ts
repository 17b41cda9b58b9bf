import { describe, expect, it } from 'vitest';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { taskTraits } from '#shared/schemas/task.ts';
import { englishTraitWords } from './trait-words/english.ts';
import { frenchTraitWords } from './trait-words/french.ts';
import { germanTraitWords } from './trait-words/german.ts';
import { spanishTraitWords } from './trait-words/spanish.ts';
import { traitsFromWords } from './traits-from-words.ts';

describe('traitsFromWords', () => {
  it.each([
    ['Answer customer questions', ['answer-questions']],
    ['Schedule appointments', ['schedule']],
    ['Chase overdue invoices', ['remind']],
    ['Translate the catalogue', ['translate']],
    ['Reconcile bank statements', ['reconcile']],
    ['Repair bicycles', ['hands-on']],
    ['Write the monthly newsletter', ['draft-text']],
    ['Negotiate prices with suppliers', ['negotiate']],
  ])('finds the traits of %j', (name, traits) => {
    expect(traitsFromWords(name, null)).toEqual(traits);
  });

  it('checks the name before the description, each in the order of its words', () => {
    expect(traitsFromWords('Research leads', 'Draft a letter and schedule a call')).toEqual([
      'research',
      'draft-text',
      'schedule',
    ]);
  });

  it('matches only at the beginning of words', () => {
    expect(traitsFromWords('Bookshelf assembly line', null)).not.toContain('schedule');
    expect(traitsFromWords('Explain', null)).toEqual([]);
  });

  it.each([
    ['Kundenanfragen beantworten', ['answer-questions']],
    ['Termine mit Patienten vereinbaren', ['schedule']],
    ['Rechnungen schreiben', ['draft-text']],
    ['Mahnungen versenden', ['remind']],
    ['Belege prüfen und verbuchen', ['check-rules', 'reconcile']],
    ['Ubersetzung der Bedienungsanleitung', ['translate']],
    ['Répondre aux questions des clients', ['answer-questions']],
    ['Saisie des factures', ['enter-data']],
    ['Relancer les impayés', ['remind']],
    ['Vérification des factures', ['check-rules']],
    ['Prendre les rendez-vous', ['schedule']],
    ['Negocier les prix avec les fournisseurs', ['negotiate']],
    ['Responder preguntas de clientes', ['answer-questions']],
    ['Traducir el catálogo', ['translate']],
    ['Planificación de turnos', ['plan', 'schedule']],
    ['Conciliar pagos con el banco', ['reconcile']],
    ['Diseñar carteles', ['design']],
  ])('matches %j with or without its accents', (name, traits) => {
    expect(traitsFromWords(name, null)).toEqual(traits);
  });

  it('finds nothing in unknown words', () => {
    expect(traitsFromWords('Vastata asiakkaiden kysymyksiin', null)).toEqual([]);
    expect(traitsFromWords('Dinge tun', 'Wie immer')).toEqual([]);
    expect(traitsFromWords('', '')).toEqual([]);
  });

  it('processes the longest entry, two thousand tasks with full descriptions, without blocking the server', () => {
    const description = 'check the accounts and write letters to clients '.repeat(42).slice(0, 2000);
    const before = process.cpuUsage();
    for (let n = 0; n < 2000; n += 1) traitsFromWords(`Task ${n}`, description);
    // In seconds, ten times the usual time. Searching the text once for each known word took four
    // times this limit.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(1.2);
  });

  it('does not mistake English words for words of another language', () => {
    const english = workflows.flatMap(({ tasks }) =>
      tasks.map(({ name, description }) => `${name} ${description}`),
    );
    const folded = english.map((text) => ` ${text.toLowerCase().replace(/[^a-z-]+/g, ' ')} `);
    const strange = [germanTraitWords, frenchTraitWords, spanishTraitWords]
      .flatMap((words) => taskTraits.flatMap((trait) => words[trait]))
      .map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss'));
    expect(strange.filter((word) => folded.some((text) => text.includes(` ${word}`)))).toEqual([]);
  });

  it('finds each trait by each of its words', () => {
    for (const language of [englishTraitWords, germanTraitWords, frenchTraitWords, spanishTraitWords]) {
      for (const trait of taskTraits) {
        for (const words of language[trait]) expect(traitsFromWords(words, null), words).toContain(trait);
      }
    }
  });
});
