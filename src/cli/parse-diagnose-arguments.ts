import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  type CompanyTypeChoice,
  companySizes,
  companyTypeChoiceSchema,
  companyTypes,
  type OptionalCompanySize,
  optionalCompanySizeSchema,
} from '#shared/schemas/company.ts';
import { specialtyIdSchema } from '#shared/schemas/specialty-id.ts';
import { normalizeWebsite } from '#shared/website/normalize-website.ts';
import { type Engine, engines } from './engine.ts';

/** High, because reading a site is mostly waiting for its host. */
const defaultConcurrency = 8;
const maxConcurrency = 64;

export const diagnoseUsage = `Usage: npm run diagnose -- <website> [options]
npm run diagnose -- --facts FILE [options]
npm run diagnose -- --list FILE --out DIR [--concurrency N]
--industry X      ${companyTypes.join(', ')};
by default, the site alone decides
--specialty ID    the line of business: an ID from the JSON's industry.specialties
--size Y          ${companySizes.join(', ')}
--people N        how many people work there, instead of a size
--save-facts FILE save what we read from the site (.json, or .json.gz compressed)
--facts FILE      analyze saved facts, without the web
--list FILE       websites, one per line, or a CSV with name, website, industry, size, and note
--out DIR         where to write each diagnosis of the list as JSON, and all of them as results.csv;
run it again to continue and to retry what failed
--concurrency N   how many websites of the list to read at once (${defaultConcurrency})
--engine E        built-in (default), model, or both: whether a language model (LLM_…) reads the site too
--json FILE       write the whole diagnosis as JSON (- for standard output)
--pdf FILE        write the report as PDF
--comprehensive   the report with every module, the evidence, and the assumptions`;

export interface DiagnoseArguments {
  source: Website | { kind: 'facts'; file: string };
  companyType: CompanyTypeChoice;
  companySize: OptionalCompanySize;
  specialty: string;
  people: number | null;
  engine: Engine;
  jsonFile: string | null;
  pdfFile: string | null;
  comprehensive: boolean;
}

export interface ListArguments {
  file: string;
  folder: string;
  concurrency: number;
}

interface Website {
  kind: 'website';
  website: string;
  schemeTyped: boolean;
  saveFactsFile: string | null;
}

export type ParsedArguments =
  | { kind: 'run'; arguments: DiagnoseArguments }
  | { kind: 'list'; arguments: ListArguments }
  | { kind: 'help' }
  | { kind: 'bad-usage'; message: string };

export function parseDiagnoseArguments(args: readonly string[]): ParsedArguments {
  const options = {
    industry: { type: 'string' },
    specialty: { type: 'string' },
    size: { type: 'string' },
    people: { type: 'string' },
    facts: { type: 'string' },
    engine: { type: 'string' },
    'save-facts': { type: 'string' },
    json: { type: 'string' },
    pdf: { type: 'string' },
    comprehensive: { type: 'boolean' },
    list: { type: 'string' },
    out: { type: 'string' },
    concurrency: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help) return { kind: 'help' };
  const { list, out, concurrency, help: _help, ...ofOneSite } = values;
  if (list !== undefined || out !== undefined || concurrency !== undefined) {
    const [other] = [...positionals, ...Object.keys(ofOneSite).map((name) => `--${name}`)];
    return other === undefined
      ? listOf(list, out, concurrency)
      : bad(`"${other}" can't be used with a list.`);
  }
  const source = sourceOf(positionals, values.facts, values['save-facts']);
  if (typeof source === 'string') return bad(source);
  const companyType = companyTypeChoiceSchema.safeParse(values.industry ?? 'unknown');
  if (!companyType.success) return bad(`"${values.industry}" is not one of ${companyTypes.join(', ')}.`);
  const companySize = optionalCompanySizeSchema.safeParse(values.size ?? '');
  if (!companySize.success) return bad(`"${values.size}" is not one of ${companySizes.join(', ')}.`);
  const specialty = specialtyIdSchema.safeParse(values.specialty);
  if (!specialty.success) return bad(`"${values.specialty}" is not the ID of a line of business.`);
  const people = z.coerce.number().int().min(1).max(1_000_000).optional().safeParse(values.people);
  if (!people.success) return bad(`"${values.people}" is not a valid number of people.`);
  const engine = z.enum(engines).default('built-in').safeParse(values.engine);
  if (!engine.success) return bad(`"${values.engine}" is not one of ${engines.join(', ')}.`);
  return {
    kind: 'run',
    arguments: {
      source,
      companyType: companyType.data,
      companySize: companySize.data,
      specialty: specialty.data,
      people: people.data ?? null,
      engine: engine.data,
      jsonFile: values.json ?? null,
      pdfFile: values.pdf ?? null,
      comprehensive: values.comprehensive ?? false,
    },
  };
}

function listOf(
  file: string | undefined,
  folder: string | undefined,
  concurrency = String(defaultConcurrency),
): ParsedArguments {
  if (file === undefined) return bad('Use --list to name the file with the websites.');
  if (folder === undefined) return bad('Use --out to name the folder for the diagnoses.');
  const sites = z.coerce.number().int().min(1).max(maxConcurrency).safeParse(concurrency);
  if (!sites.success) return bad(`"${concurrency}" is not a whole number from 1 to ${maxConcurrency}.`);
  return { kind: 'list', arguments: { file, folder, concurrency: sites.data } };
}

function sourceOf(
  [typed, extra]: readonly string[],
  factsFile: string | undefined,
  saveFactsFile: string | undefined,
): DiagnoseArguments['source'] | string {
  if (factsFile !== undefined) {
    if (typed !== undefined) return 'Use either a website or --facts, not both.';
    if (saveFactsFile !== undefined) return '--save-facts needs a website to read.';
    return { kind: 'facts', file: factsFile };
  }
  if (typed === undefined) return 'Name a website to diagnose.';
  if (extra !== undefined) return `Name one website only: remove "${extra}", or use --list.`;
  const website = normalizeWebsite(typed);
  if (!website.ok) return website.message;
  return {
    kind: 'website',
    website: website.website,
    schemeTyped: website.schemeTyped,
    saveFactsFile: saveFactsFile ?? null,
  };
}

function bad(message: string): ParsedArguments {
  return { kind: 'bad-usage', message };
}
