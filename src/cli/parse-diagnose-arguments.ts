import { parseArgs } from 'node:util';
import {
  type CompanyTypeChoice,
  companySizes,
  companyTypeChoiceSchema,
  companyTypes,
  type OptionalCompanySize,
  optionalCompanySizeSchema,
} from '#shared/schemas/company.ts';
import { normaliseWebsite } from '#shared/website/normalise-website.ts';

export const diagnoseUsage = `Usage: npm run diagnose -- <website> [options]

  --industry X      ${companyTypes.join(', ')};
                    left out: the site alone decides
  --size Y          ${companySizes.join(', ')}
  --json FILE       write the whole diagnosis as JSON (- for standard output)
  --pdf FILE        write the report as PDF
  --comprehensive   the report with every module, the evidence and the assumptions`;

export interface DiagnoseArguments {
  website: string;
  schemeTyped: boolean;
  host: string;
  companyType: CompanyTypeChoice;
  companySize: OptionalCompanySize;
  jsonFile: string | null;
  pdfFile: string | null;
  comprehensive: boolean;
}

export type ParsedArguments =
  | { kind: 'run'; arguments: DiagnoseArguments }
  | { kind: 'help' }
  | { kind: 'bad-usage'; message: string };

/** Reads the terminal command's arguments (without node and script). Never throws. */
export function parseDiagnoseArguments(args: readonly string[]): ParsedArguments {
  const options = {
    industry: { type: 'string' },
    size: { type: 'string' },
    json: { type: 'string' },
    pdf: { type: 'string' },
    comprehensive: { type: 'boolean' },
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
  const [typed, ...more] = positionals;
  if (typed === undefined) return bad('A website is missing.');
  if (more.length > 0) return bad(`One website at a time: "${more[0]}" is too much.`);
  const website = normaliseWebsite(typed);
  if (!website.ok) return bad(website.message);
  const companyType = companyTypeChoiceSchema.safeParse(values.industry ?? 'unknown');
  if (!companyType.success) return bad(`"${values.industry}" is none of ${companyTypes.join(', ')}.`);
  const companySize = optionalCompanySizeSchema.safeParse(values.size ?? '');
  if (!companySize.success) return bad(`"${values.size}" is none of ${companySizes.join(', ')}.`);
  return {
    kind: 'run',
    arguments: {
      website: website.website,
      schemeTyped: website.schemeTyped,
      host: website.host,
      companyType: companyType.data,
      companySize: companySize.data,
      jsonFile: values.json ?? null,
      pdfFile: values.pdf ?? null,
      comprehensive: values.comprehensive ?? false,
    },
  };
}

function bad(message: string): ParsedArguments {
  return { kind: 'bad-usage', message };
}
