// Measures how well our ratings agree with published ones: npm run bench -- calibration --labels
// DIR [--json FILE].
import { writeFile } from 'node:fs/promises';
import { replicabilityDifficultyOf, serviceValueOf } from '#catalogue/rubrics/rating-formula.ts';
import { frameworkOf } from '#shared/framework.ts';
import { frameworks } from '#shared/schemas/framework.ts';
import { type CatalogTask, catalogTasks } from './catalog-tasks.ts';
import {
  type Agreement,
  type BandAgreement,
  compareBands,
  compareScales,
  exposedScales,
  ourScales,
  ratedScales,
} from './compare-scales.ts';
import { type Matched, matchByHand, matchByText, textMatching } from './match-tasks.ts';
import { type ExposedTask, type RatedTask, readExposedTasks, readRatedTasks } from './read-labels.ts';
import { searchWeights, type WeightSearch } from './search-weights.ts';

/**
 * How well two WORKBank experts agree on the same task, computed from WORKBank's individual ratings: Spearman's
 * correlation, share of equal bands, and Cohen's kappa.
 */
export const expertCeilings = { capabilitySpearman: 0.53, bandsAgreed: 0.52, bandsKappa: 0.26 } as const;

export async function run(args: readonly string[]): Promise<void> {
  const folder = option(args, '--labels');
  if (folder === undefined) {
    console.error('Usage: npm run bench -- calibration --labels DIR [--json FILE]');
    process.exitCode = 2;
    return;
  }
  const catalog = catalogTasks();
  const rated = readRatedTasks(folder);
  const exposed = readExposedTasks(folder);
  const { matched, unknown } = matchByHand(rated, catalog);
  const byText = matchByText(rated, catalog);
  const exposedByText = matchByText(exposed, catalog);
  const exposedByHand = matchByHand(exposed, catalog).matched;
  const report = {
    ceilings: expertCeilings,
    counts: {
      ourTasks: catalog.length,
      ratedTasks: rated.length,
      exposedTasks: exposed.length,
      byHand: countsOf(matched),
      byText: countsOf(byText),
      exposedByHand: countsOf(exposedByHand),
      exposedByText: countsOf(exposedByText),
    },
    unknownMatches: unknown,
    ratings: compareRatings(matched),
    factors: compareFactors(matched),
    bands: compareBands(matched),
    ratingsByText: compareRatings(byText),
    exposureByHand: compareExposure(exposedByHand),
    exposureByText: compareExposure(exposedByText),
    weights: searchWeights(matched),
    distribution: distributionOf(catalog),
  };
  print(report);
  const file = option(args, '--json');
  if (file) await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
}

function compareRatings(matched: readonly Matched<RatedTask>[]): Agreement[] {
  const { incapability, humanAgency, workerHumanAgency, domainExpertise, coreSkill } = ratedScales;
  return [
    ...[incapability, humanAgency, workerHumanAgency].map((scale) =>
      compareScales(matched, ourScales.difficulty, scale),
    ),
    ...[domainExpertise, coreSkill].map((scale) => compareScales(matched, ourScales.value, scale)),
  ];
}

function compareFactors(matched: readonly Matched<RatedTask>[]): Agreement[] {
  const pairs = [
    [ourScales.judgment, ratedScales.uncertainty],
    [ourScales.judgment, ratedScales.humanAgency],
    [ourScales.humanContact, ratedScales.interpersonal],
    [ourScales.physicalPresence, ratedScales.physical],
    [ourScales.expertise, ratedScales.domainExpertise],
    [ourScales.variability, ratedScales.incapability],
    [ourScales.errorCost, ratedScales.incapability],
    [ourScales.dataScarcity, ratedScales.incapability],
  ] as const;
  return pairs.map(([one, other]) => compareScales(matched, one, other));
}

function compareExposure(matched: readonly Matched<ExposedTask>[]): Agreement[] {
  const { difficulty, physicalPresence, dataScarcity } = ourScales;
  return [difficulty, physicalPresence, dataScarcity].flatMap((one) =>
    Object.values(exposedScales).map((other) => compareScales(matched, one, other)),
  );
}

function distributionOf(catalog: readonly CatalogTask[]): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(frameworks.map((name) => [name, 0]));
  for (const { definition } of catalog) {
    const framework = frameworkOf({
      replicabilityDifficulty: replicabilityDifficultyOf(definition.difficulty),
      serviceValue: serviceValueOf(definition.value),
      requiresJudgment: definition.judgment,
    });
    counts[framework] = (counts[framework] ?? 0) + 1;
  }
  return counts;
}

interface Counts {
  published: number;
  ours: number;
  pairs: number;
}

function countsOf(matched: readonly Matched<unknown>[]): Counts {
  const keys = matched.flatMap(({ ours }) => ours.map(({ key }) => key));
  return { published: matched.length, ours: new Set(keys).size, pairs: keys.length };
}

interface Report {
  counts: Record<'byHand' | 'byText' | 'exposedByHand' | 'exposedByText', Counts> & {
    ourTasks: number;
    ratedTasks: number;
    exposedTasks: number;
  };
  unknownMatches: string[];
  ratings: Agreement[];
  factors: Agreement[];
  bands: BandAgreement;
  ratingsByText: Agreement[];
  exposureByHand: Agreement[];
  exposureByText: Agreement[];
  weights: WeightSearch;
  distribution: Record<string, number>;
}

function print(report: Report): void {
  const { counts, bands, weights } = report;
  const describeCounts = ({ published, ours, pairs }: Counts) =>
    `${published} published tasks, ${ours} of our ${counts.ourTasks}, ${pairs} pairs`;
  console.log(`WORKBank, matched by hand: ${describeCounts(counts.byHand)}.`);
  if (report.unknownMatches.length > 0) {
    console.log(`Not in the catalog: ${report.unknownMatches.join(', ')}.`);
  }
  console.log(`\nRatings (two experts with each other: Spearman ${expertCeilings.capabilitySpearman})`);
  console.table(report.ratings.map(agreementRow));
  console.log('\nSingle factors');
  console.table(report.factors.map(agreementRow));
  console.log(
    `\nFramework and bands of human agency, n = ${bands.n}: ${percent(bands.agreed)} alike, kappa ${figure(bands.kappa)} ${interval(bands.kappaInterval)}`,
  );
  console.log(
    `(two experts with each other: ${percent(expertCeilings.bandsAgreed)}, kappa ${expertCeilings.bandsKappa})`,
  );
  console.table(bands.table);
  console.log(
    `\nThe same by shared words alone (similarity from ${textMatching.minSimilarity}, up to ${textMatching.most} averaged): ${describeCounts(counts.byText)}`,
  );
  console.table(report.ratingsByText.map(agreementRow));
  console.log(
    `\nExposure to language models, matched by hand (computer work only): ${describeCounts(counts.exposedByHand)}`,
  );
  console.table(report.exposureByHand.map(agreementRow));
  console.log(
    `\nExposure, by shared words alone, manual work included: ${describeCounts(counts.exposedByText)}`,
  );
  console.table(report.exposureByText.map(agreementRow));
  console.log(
    `\nWeights: ${weights.tried} tried, ${weights.folds} folds by occupation, ${weights.repeats} times`,
  );
  console.table(
    weights.choices.map((choice) => ({
      weights: choice.name,
      '6 - capability': figure(choice.incapability),
      'human agency': figure(choice.humanAgency),
      gain: figure(choice.gain),
      '95 %': interval(choice.gainInterval),
    })),
  );
  console.log('Chosen in the folds of the first round:');
  console.table(
    weights.chosen.map((chosen) =>
      Object.fromEntries(Object.entries(chosen).map(([name, share]) => [name, figure(share)])),
    ),
  );
  console.log('\nFrameworks over the whole catalog:');
  console.table(report.distribution);
}

function agreementRow(agreement: Agreement): Record<string, string | number> {
  return {
    ours: agreement.ours,
    published: agreement.published,
    n: agreement.n,
    occupations: agreement.occupations,
    Spearman: figure(agreement.spearman),
    '95 %': interval(agreement.interval),
  };
}

function figure(value: number | null): string {
  return value === null ? 'none' : value.toFixed(2);
}

function interval(range: readonly [number, number] | null): string {
  return range === null ? 'none' : `${figure(range[0])} to ${figure(range[1])}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}
