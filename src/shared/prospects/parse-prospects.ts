import type { CompanyType, OptionalCompanySize } from '../schemas/company.ts';
import { type ProspectNotice, prospectLimits } from '../schemas/prospect.ts';
import { normalizeWebsite } from '../website/normalize-website.ts';
import { columnsOf } from './prospect-columns.ts';
import { readCompanySize, readCompanyType } from './read-company.ts';
import { type CsvRow, readCsvRows } from './read-csv-rows.ts';

export interface ParsedProspect {
  /** The prospect's first line in the list, from 1. */
  line: number;
  name: string;
  website: string;
  siteKey: string;
  siteHost: string;
  schemeTyped: boolean;
  /** `other` if the list names no known industry, so that the site decides. */
  companyType: CompanyType;
  companySize: OptionalCompanySize;
  note: string;
}

export interface ParsedProspects {
  prospects: ParsedProspect[];
  notices: ProspectNotice[];
  problem: string | null;
}

const quotedLength = 120;

export function parseProspects(text: string): ParsedProspects {
  const { rows, unclosedLine } = readCsvRows(text);
  const notices: ProspectNotice[] = [];
  if (unclosedLine !== null) {
    const problem = `The quotation mark on line ${unclosedLine} is not closed. Close it, or double it if it is part of the text.`;
    return { prospects: [], notices, problem };
  }
  const { columns, hasTitles } = columnsOf(rows);
  if (columns.website === undefined) {
    return {
      prospects: [],
      notices,
      problem: 'We couldn’t find a column with websites. Put one website on each line.',
    };
  }
  const prospects: ParsedProspect[] = [];
  const seen = new Map<string, number>();
  for (const row of hasTitles ? rows.slice(1) : rows) {
    const read = readRow(row, columns);
    notices.push(...read.notices);
    if (read.prospect === null) continue;
    const first = seen.get(read.prospect.siteKey);
    if (first !== undefined) {
      notices.push(noticeOf(row, `This website is already on line ${first}.`, true));
      continue;
    }
    seen.set(read.prospect.siteKey, row.line);
    prospects.push(read.prospect);
  }
  return { prospects, notices, problem: problemOf(prospects, notices) };
}

function problemOf({ length }: readonly ParsedProspect[], notices: readonly ProspectNotice[]): string | null {
  if (length > prospectLimits.rows) {
    const count = (rows: number) => rows.toLocaleString('en-US');
    return `This list has ${count(length)} websites, but a list can have at most ${count(prospectLimits.rows)}. Split it into several lists.`;
  }
  if (length > 0) return null;
  const [first] = notices;
  const because = first ? ` Line ${first.line}: ${first.message}` : '';
  return `We couldn’t find a website address in this list.${because}`;
}

function readRow(
  row: CsvRow,
  columns: ReturnType<typeof columnsOf>['columns'],
): { prospect: ParsedProspect | null; notices: ProspectNotice[] } {
  const cell = (column: number | undefined) => (column === undefined ? '' : (row.cells[column] ?? ''));
  const site = normalizeWebsite(cell(columns.website));
  if (!site.ok) return { prospect: null, notices: [noticeOf(row, `${site.message}.`, true)] };
  const notices: ProspectNotice[] = [];
  const industry = cell(columns.industry);
  const companyType = readCompanyType(industry);
  if (companyType === null)
    notices.push(
      noticeOf(
        row,
        `We don’t know the industry “${shorten(industry)}”, so we’ll take it from the website.`,
        false,
      ),
    );
  const size = cell(columns.size);
  const companySize = readCompanySize(size);
  if (companySize === null)
    notices.push(
      noticeOf(
        row,
        `We can’t read the size “${shorten(size)}”, so we’ll estimate it from the website.`,
        false,
      ),
    );
  return {
    prospect: {
      line: row.line,
      name: cell(columns.name).slice(0, prospectLimits.note),
      website: site.website,
      siteKey: site.siteKey,
      siteHost: site.siteHost,
      schemeTyped: site.schemeTyped,
      companyType: companyType ?? 'other',
      companySize: companySize ?? '',
      note: cell(columns.note).slice(0, prospectLimits.note),
    },
    notices,
  };
}

function noticeOf({ line, cells }: CsvRow, message: string, skipped: boolean): ProspectNotice {
  return { line, text: shorten(cells.filter((cell) => cell !== '').join(', ')), message, skipped };
}

function shorten(text: string): string {
  return text.length > quotedLength ? `${text.slice(0, quotedLength)}…` : text;
}
