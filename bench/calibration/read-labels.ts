// The published ratings are not part of this repository.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';

/**
 * A WORKBank task. Each rating is the mean of the ratings by experts or workers, from 1 to 5; null if nobody rated
 * it.
 */
export interface RatedTask {
  id: string;
  occupation: string;
  task: string;
  capability: number | null;
  humanAgency: number | null;
  workerHumanAgency: number | null;
  uncertainty: number | null;
  domainExpertise: number | null;
  coreSkill: number | null;
  interpersonal: number | null;
  physical: number | null;
}

export interface ExposedTask {
  id: string;
  occupation: string;
  task: string;
  /** Rated by people: 0 none (E0), 0.5 with tools around the model (E2), 1 with the model alone (E1). */
  exposure: number;
  /** Rated by GPT-4: 0 (T0, no part can be automated) to 4 (T4, all of it). */
  automation: number;
}

export function readRatedTasks(folder: string): RatedTask[] {
  return readRows(folder, 'workbank_tasks.csv').map((row) => ({
    ...named(row),
    capability: figure(row, 'expert_capability'),
    humanAgency: figure(row, 'expert_human_agency'),
    workerHumanAgency: figure(row, 'worker_human_agency'),
    uncertainty: figure(row, 'expert_uncertainty'),
    domainExpertise: figure(row, 'expert_domain_expertise'),
    coreSkill: figure(row, 'worker_core_skill'),
    interpersonal: figure(row, 'expert_interpersonal'),
    physical: figure(row, 'expert_physical'),
  }));
}

export function readExposedTasks(folder: string): ExposedTask[] {
  return readRows(folder, 'exposure_tasks.csv').map((row) => ({
    ...named(row),
    exposure: scaleOf(row, 'human', { E0: 0, E2: 0.5, E1: 1 }),
    automation: scaleOf(row, 'gpt4_automation', { T0: 0, T1: 1, T2: 2, T3: 3, T4: 4 }),
  }));
}

type Row = Readonly<Record<string, string>>;

function readRows(folder: string, file: string): Row[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
}

function named(row: Row): { id: string; occupation: string; task: string } {
  const occupation = cell(row, 'occupation');
  const task = cell(row, 'task');
  const id = createHash('sha256').update(`${occupation}\n${task}`).digest('hex').slice(0, 10);
  return { id, occupation, task };
}

function cell(row: Row, column: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`The labels have no column "${column}"`);
  return value;
}

function figure(row: Row, column: string): number | null {
  const text = cell(row, column);
  return text === '' ? null : Number(text);
}

function scaleOf(row: Row, column: string, scale: Readonly<Record<string, number>>): number {
  const label = cell(row, column);
  const value = scale[label];
  if (value === undefined) throw new Error(`Unknown label "${label}" in column "${column}"`);
  return value;
}
