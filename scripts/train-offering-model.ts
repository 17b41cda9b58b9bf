// Learns from the sites in gold/ which names on a site are offerings, and writes
// knowledge/offering-model.yaml:
//   node scripts/train-offering-model.ts --facts DIR
// DIR/<name>.json.gz contains the facts of each site (npm run eval -- --save-facts DIR). Trains one
// model for English, on sites whose names a reader went through (namesRead), and one for the other
// languages; a model without any site stays as it is. Prints how well each does on sites that it
// wasn't trained on (five-fold cross-validation).
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import type { NamesModel, OfferingModel } from '#catalogue/offering-model.ts';
import { catalogLanguage } from '#catalogue/signals/site-vocabulary.ts';
import { type GoldSite, readGold } from '#cli/evaluation/gold.ts';
import { detectIndustry } from '#diagnosis/annotate/industry/detect-industry.ts';
import { serviceLineIndex, signalIndexes } from '#diagnosis/annotate/signal-index.ts';
import { readFurther, readSite } from '#diagnosis/annotate/site-reading.ts';
import { readableSite } from '#diagnosis/diagnose-pages.ts';
import { isSameService, nameStems } from '#diagnosis/propose/offerings/name-stems.ts';
import { amongOthers, offeringLikelihoods, scoreAlone } from '#diagnosis/propose/offerings/offering-model.ts';
import type { PresentedName } from '#diagnosis/propose/offerings/presented-names.ts';
import { namesToJudge } from '#diagnosis/propose/offerings/propose-offerings.ts';
import { loadSiteFacts } from '#diagnosis/site-facts/site-facts-file.ts';

interface Site {
  names: PresentedName[];
  /** From 0 (no offering) to 1, for each name. */
  labels: number[];
  expected: (string | null)[];
  offerings: number;
}

const parts = 5;
/**
 * Features that occur on fewer sites are ignored, because they describe those sites rather than offerings.
 */
const minSites = 12;
/** The label of a name of which a reader wasn't sure. */
const doubtful = 0.5;
const penalty = { alone: 6, among: 1 };
const steps = 250;
const learningRate = 0.08;

const { values } = parseArgs({
  options: { facts: { type: 'string' }, gold: { type: 'string', default: 'gold' } },
});
if (!values.facts) {
  console.error('Usage: node scripts/train-offering-model.ts --facts DIR [--gold DIR]');
  process.exit(2);
}
const english = await readSites(values.gold, values.facts, 'english');
const beyondEnglish = await readSites(values.gold, values.facts, 'beyondEnglish');
const { offeringModel: known } = loadKnowledge();
const model: OfferingModel = {
  english: trainAndReport('English', english) ?? kept('english'),
  beyondEnglish: trainAndReport('Other languages', beyondEnglish) ?? kept('beyondEnglish'),
};
writeFileSync(
  'knowledge/offering-model.yaml',
  `# yaml-language-server: $schema=schema/offering-model.schema.json\n# Written by scripts/train-offering-model.ts.\n${stringify(model)}`,
);

function kept(group: keyof OfferingModel): NamesModel {
  if (!known) throw new Error(`There is no site to train the model on: ${group}`);
  return known[group];
}

function trainAndReport(title: string, sites: readonly Site[]): NamesModel | null {
  console.log(`${title}: ${sites.length} sites`);
  if (sites.length === 0) return null;
  const known = frequentFeatures(sites);
  report(sites, crossValidated(sites, known));
  return rounded(train(sites, known));
}

async function readSites(gold: string, facts: string, group: keyof OfferingModel): Promise<Site[]> {
  const knowledge = loadKnowledge();
  const read: Site[] = [];
  for (const site of await readGold(gold, [])) {
    const file = join(facts, `${site.name}.json.gz`);
    const isOfGroup = site.languages.includes(catalogLanguage) === (group === 'english');
    if (!isOfGroup || site.offerings.length === 0 || !existsSync(file)) continue;
    if (group === 'english' && !site.namesRead) continue;
    const indexes = signalIndexes(knowledge);
    const reading = readSite(readableSite(await loadSiteFacts(file)).read, indexes);
    const finding = detectIndustry(reading, 'unknown', knowledge);
    if (finding.serviceLines.length > 0)
      readFurther(reading, serviceLineIndex(finding.serviceLines), indexes);
    const names = namesToJudge(reading, finding, knowledge.workflows)[group];
    if (names.length === 0) continue;
    const expected = names.map(
      ({ name }) => site.offerings.find((offering) => isNamed(name, offering)) ?? null,
    );
    const labels = names.map(({ name }, at) => (expected[at] === null ? labelOf(name, site) : 1));
    read.push({ names, labels, expected, offerings: site.offerings.length });
  }
  return read;
}

function labelOf(name: string, { namesRead }: GoldSite): number {
  const isIn = (list: readonly string[] = []) =>
    list.some((other) => other.toLowerCase() === name.toLowerCase());
  return isIn(namesRead?.offered) ? 1 : isIn(namesRead?.doubtful) ? doubtful : 0;
}

function isNamed(name: string, offering: string): boolean {
  const [own, other] = [nameStems(name), nameStems(offering)];
  const both = [...own].filter((stem) => other.has(stem)).length;
  return (
    both > 0 &&
    (both / (own.size + other.size - both) >= 0.6 || (both === own.size && isSameService(name, offering)))
  );
}

function frequentFeatures(all: readonly Site[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { names } of all)
    for (const feature of new Set(names.flatMap(({ features }) => [...features.keys()])))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= minSites).map(([feature]) => feature));
}

function partsOf(index: number): number {
  // The sites are sorted by name, which says nothing about their content, so taking every fifth site is as good as
  // a random choice.
  return index % parts;
}

function trainAlone(all: readonly Site[], known: ReadonlySet<string>): Record<string, number> {
  const index = new Map([...known].map((feature, at) => [feature, at]));
  const rows: { at: number[]; values: number[]; is: number }[] = [];
  for (const { names, labels } of all)
    names.forEach(({ features }, at) => {
      const used = [...features].filter(([feature]) => index.has(feature));
      rows.push({
        at: used.map(([feature]) => index.get(feature) ?? 0),
        values: used.map(([, value]) => value),
        is: labels[at] ?? 0,
      });
    });
  const weights = new Float64Array(index.size);
  const [mean, square] = [new Float64Array(index.size), new Float64Array(index.size)];
  for (let step = 1; step <= steps; step++) {
    const gradient = new Float64Array(index.size);
    for (const { at, values: given, is } of rows) {
      let logit = 0;
      for (let i = 0; i < at.length; i++) logit += (given[i] ?? 0) * (weights[at[i] ?? 0] ?? 0);
      const error = 1 / (1 + Math.exp(-logit)) - is;
      for (let i = 0; i < at.length; i++)
        gradient[at[i] ?? 0] = (gradient[at[i] ?? 0] ?? 0) + error * (given[i] ?? 0);
    }
    for (let i = 0; i < weights.length; i++) {
      const slope = ((gradient[i] ?? 0) + penalty.alone * (weights[i] ?? 0)) / rows.length;
      mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * slope;
      square[i] = 0.999 * (square[i] ?? 0) + 0.001 * slope * slope;
      const speed = (mean[i] ?? 0) / (1 - 0.9 ** step);
      weights[i] =
        (weights[i] ?? 0) -
        (learningRate * speed) / (Math.sqrt((square[i] ?? 0) / (1 - 0.999 ** step)) + 1e-9);
    }
  }
  return Object.fromEntries([...index].map(([feature, at]) => [feature, weights[at] ?? 0]));
}

/**
 * Trains the second regression on out-of-fold logits: those that the first regression gives for sites that it was
 * not trained on.
 */
function train(all: readonly Site[], known: ReadonlySet<string>): NamesModel {
  const rows: { x: readonly number[]; is: number }[] = [];
  for (let part = 0; part < parts; part++) {
    const others = all.filter((_, index) => partsOf(index) !== part);
    const alone = trainAlone(others, known);
    for (const { names, labels } of all.filter((_, index) => partsOf(index) === part)) {
      const described = amongOthers(
        names,
        names.map(({ features }) => scoreAlone(features, { alone })),
      );
      for (const [at, x] of described.entries()) rows.push({ x, is: labels[at] ?? 0 });
    }
  }
  const [amongBias = 0, ...among] = regress(rows);
  const trainedOn = { sites: all.length, names: rows.length };
  return { trainedOn, alone: trainAlone(all, known), among, amongBias };
}

/** Logistic regression with a quadratic penalty, by Newton's method. Returns the intercept, then the coefficients. */
function regress(rows: readonly { x: readonly number[]; is: number }[]): number[] {
  const size = rows[0]?.x.length ?? 0;
  const columns = Array.from({ length: size }, (_, column) => rows.map(({ x }) => x[column] ?? 0));
  const means = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / rows.length);
  const spreads = columns.map(
    (column, at) =>
      Math.sqrt(column.reduce((sum, value) => sum + (value - (means[at] ?? 0)) ** 2, 0) / rows.length) || 1,
  );
  const standard = rows.map(({ x }) => [
    1,
    ...x.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  ]);
  const weights: number[] = Array.from({ length: size + 1 }, () => 0);
  for (let round = 0; round < 30; round++) {
    const gradient = weights.map((weight) => penalty.among * weight);
    const curvature = weights.map((_, i) => weights.map((__, j): number => (i === j ? penalty.among : 0)));
    standard.forEach((x, row) => {
      const p = 1 / (1 + Math.exp(-x.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
      x.forEach((value, i) => {
        gradient[i] = (gradient[i] ?? 0) + (p - (rows[row]?.is ?? 0)) * value;
        const line = curvature[i];
        if (line)
          for (const [j, other] of x.entries()) line[j] = (line[j] ?? 0) + p * (1 - p) * value * other;
      });
    });
    for (const [at, change] of solve(curvature, gradient).entries())
      weights[at] = (weights[at] ?? 0) - change;
  }
  const [intercept = 0, ...rest] = weights;
  const coefficients = rest.map((weight, at) => weight / (spreads[at] ?? 1));
  return [
    intercept - coefficients.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0),
    ...coefficients,
  ];
}

/** Needs no pivoting, because the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, vector[at] ?? 0]);
  const size = rows.length;
  rows.forEach((pivot, at) => {
    for (const row of rows.slice(at + 1)) {
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (let i = at; i <= size; i++) row[i] = (row[i] ?? 0) - factor * (pivot[i] ?? 0);
    }
  });
  const x: number[] = Array.from({ length: size }, () => 0);
  for (let at = size - 1; at >= 0; at--) {
    const row = rows[at] ?? [];
    const rest = x.reduce((sum, value, i) => (i > at ? sum + value * (row[i] ?? 0) : sum), 0);
    x[at] = ((row[size] ?? 0) - rest) / (row[at] ?? 1);
  }
  return x;
}

function crossValidated(sites: readonly Site[], known: ReadonlySet<string>): number[][] {
  const predicted: number[][] = [];
  for (let part = 0; part < parts; part++) {
    const others = sites.filter((_, index) => partsOf(index) !== part);
    const trained = train(others, known);
    sites.forEach(({ names }, index) => {
      if (partsOf(index) === part) predicted[index] = offeringLikelihoods(names, trained);
    });
  }
  return predicted;
}

function report(sites: readonly Site[], predicted: readonly (readonly number[])[]): void {
  const expected = sites.reduce((sum, { offerings }) => sum + offerings, 0);
  for (const least of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
    let shown = 0;
    let matching = 0;
    let named = 0;
    let fresh = 0;
    let freshMatching = 0;
    let unlikely = 0;
    let unlikelyMatching = 0;
    sites.forEach(({ names, labels, expected: offerings }, index) => {
      const found = new Set<string>();
      names.forEach(({ isProposed }, at) => {
        const label = labels[at] ?? 0;
        if ((predicted[index]?.[at] ?? 0) < least) {
          if (isProposed) unlikely++;
          if (isProposed) unlikelyMatching += label;
          return;
        }
        shown++;
        if (!isProposed) fresh++;
        matching += label;
        if (!isProposed) freshMatching += label;
        const is = offerings[at] ?? null;
        if (is !== null) found.add(is);
      });
      named += found.size;
    });
    console.log(
      `${least}: ${shown} names, precision ${share(matching, shown)}, recall ${share(named, expected)}; ` +
        `not proposed by rules: ${fresh}, precision ${share(freshMatching, fresh)}; ` +
        `proposed but less likely: ${unlikely}, precision ${share(unlikelyMatching, unlikely)}`,
    );
  }
}

function share(some: number, all: number): string {
  return (some / Math.max(1, all)).toFixed(3);
}

function rounded({ trainedOn, alone, among, amongBias }: NamesModel): NamesModel {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const sorted = Object.entries(alone).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    trainedOn,
    alone: Object.fromEntries(
      sorted.map(([feature, value]) => [feature, round(value)] as const).filter(([, value]) => value !== 0),
    ),
    among: among.map(round),
    amongBias: round(amongBias),
  };
}
