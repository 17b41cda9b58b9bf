import { modulesInStandardReport } from '#report/sections/modules.ts';
import type { ReportViewModel } from '#report/view-model.ts';

/** The report's content without our layout, so that other programs can make a PDF of it. */
export type Block =
  | { kind: 'cover'; title: string; lines: string[] }
  | { kind: 'chapter' | 'heading' | 'paragraph' | 'figure'; text: string }
  | { kind: 'list'; items: string[] }
  /** `weights` are the relative widths of the columns. */
  | { kind: 'table'; weights: number[]; header: string[]; rows: string[][] }
  | { kind: 'bars'; bars: { label: string; part: number; color: string }[] }
  /** Circles on an area of 700 by 350. Positions are 0 to 1 from the lower left corner. */
  | { kind: 'map'; points: { label: string; x: number; y: number; radius: number; color: string }[] };

const colors = { Automate: '#C0322B', Optimize: '#C07A00', Enhance: '#3A8A2E' };

export function toBlocks(model: ReportViewModel, comprehensive: boolean): Block[] {
  const { cover, partners, nextSteps, method } = model;
  return [
    { kind: 'cover', title: cover.domain, lines: [cover.brand, cover.kicker, cover.title, cover.statement] },
    ...cover.facts.map(({ label, value }): Block => paragraph(`${label}: ${value}`)),
    ...summaryBlocks(model),
    ...valueBlocks(model),
    ...taskBlocks(model),
    ...workflowBlocks(model),
    chapter('Recommended Modules'),
    ...moduleBlocks(model, comprehensive),
    chapter('Complementary Solutions'),
    ...partners.flatMap(({ name, relevance, category, description, reason }) => [
      heading(name),
      paragraph(`${relevance} · ${category}`),
      paragraph(description),
      paragraph(reason),
    ]),
    ...roadmapBlocks(model),
    chapter('Recommended Next Steps'),
    { kind: 'list', items: nextSteps.steps.map(({ title, text }) => `${title}. ${text}`) },
    paragraph(`${nextSteps.email}, ${nextSteps.phone}`),
    ...(comprehensive ? [...evidenceBlocks(model), ...assumptionBlocks(model)] : []),
    ...coverageBlocks(model),
    chapter('Method'),
    ...method.flatMap(({ title, text }) => [heading(title), paragraph(text)]),
  ];
}

const chapter = (text: string): Block => ({ kind: 'chapter', text });
const heading = (text: string): Block => ({ kind: 'heading', text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

function summaryBlocks({ summary }: ReportViewModel): Block[] {
  return [
    chapter('Executive Summary'),
    ...summary.paragraphs.map(paragraph),
    ...(summary.headline === null
      ? []
      : [
          paragraph(summary.headline.label),
          { kind: 'figure' as const, text: summary.headline.figure },
          paragraph(`${summary.headline.range}. ${summary.headline.basis}`),
        ]),
    ...summary.cards.flatMap(({ label, figure, note }): Block[] => [
      paragraph(label),
      { kind: 'figure', text: figure },
      paragraph(note),
    ]),
    { kind: 'list', items: summary.findings },
  ];
}

function valueBlocks({ value }: ReportViewModel): Block[] {
  if (value === null) return [];
  return [
    chapter('Monthly Business Value'),
    {
      kind: 'table',
      weights: [3, 1, 1, 1],
      header: ['Monthly', 'Low', 'Likely', 'High'],
      rows: value.rows.map(({ label, low, likely, high }) => [label, low, likely, high]),
    },
    heading('By framework'),
    {
      kind: 'table',
      weights: [2, 1, 2, 2, 2, 2],
      header: ['Framework', 'Tasks', 'Hours per week', 'Share saved', 'Hours saved', 'Savings'],
      rows: value.frameworks.map((row) => [
        row.framework,
        row.tasks,
        row.hoursPerWeek,
        row.savedShare,
        row.savedHours,
        row.savings,
      ]),
    },
    {
      kind: 'bars',
      bars: value.frameworks.map(({ framework, part }) => ({
        label: framework,
        part,
        color: colors[framework],
      })),
    },
    paragraph(value.disclaimer),
  ];
}

function taskBlocks({ tasks }: ReportViewModel): Block[] {
  if (tasks === null) return [];
  return [
    chapter('Task Framework Distribution'),
    {
      kind: 'bars',
      bars: tasks.slices.map(({ framework, part }) => ({
        label: framework,
        part,
        color: colors[framework],
      })),
    },
    ...tasks.slices.map(({ framework, percent, count, comparison, meaning }) =>
      paragraph(`${framework} ${percent}, ${count}. ${comparison} ${meaning}`),
    ),
    heading('Task map'),
    {
      kind: 'map',
      points: tasks.map.points.map(({ number, x, y, radius, framework }) => ({
        label: number,
        x,
        y,
        radius,
        color: colors[framework],
      })),
    },
    heading('Tasks'),
    {
      kind: 'table',
      weights: [1, 8, 3, 1.5, 2, 1.5, 3],
      header: ['#', 'Task, workflow, and role', 'Framework', 'Value', 'Difficulty', 'Hours', 'Basis'],
      rows: tasks.rows.map((row) => [
        row.number,
        `${row.name} ${row.workflow} · ${row.role}`,
        row.framework,
        row.value,
        row.difficulty,
        row.hours,
        row.basis,
      ]),
    },
    paragraph(tasks.disclaimer),
  ];
}

function workflowBlocks({ workflows }: ReportViewModel): Block[] {
  return [
    chapter('Identified Workflows'),
    {
      kind: 'table',
      weights: [6, 3, 3, 1.5, 3, 3],
      header: ['Workflow', 'Department', 'Type', 'Tasks', 'No-Judgement %', 'Recommendation'],
      rows: workflows.rows.map((row) => [
        `${row.name} ${row.basis}`,
        row.department,
        row.type,
        row.tasks,
        row.noJudgement,
        row.framework ?? '–',
      ]),
    },
  ];
}

function moduleBlocks({ modules }: ReportViewModel, comprehensive: boolean): Block[] {
  const shown = comprehensive ? modules.cards : modules.cards.slice(0, modulesInStandardReport);
  return shown.flatMap((module) => [
    heading(module.name),
    paragraph(`${module.type} · ${module.category} · Match ${module.match} · ${module.payback}`),
    { kind: 'bars', bars: [{ label: 'Match', part: module.matchPart, color: '#0F766E' }] },
    paragraph(module.description),
    { kind: 'list', items: module.reasons },
    ...module.facts.map(({ label, value }) => paragraph(`${label}: ${value}`)),
    { kind: 'list', items: module.tasks.map(({ name, hours }) => `${name} ${hours}`) },
    ...(comprehensive
      ? [
          ...module.details.flatMap(({ title, items }): Block[] => [heading(title), { kind: 'list', items }]),
          paragraph(`${module.comparison} ${module.claimed ?? ''}`),
        ]
      : []),
  ]);
}

function roadmapBlocks({ roadmap }: ReportViewModel): Block[] {
  if (roadmap === null) return [];
  return [
    chapter('Roadmap'),
    ...roadmap.phases.flatMap(({ title, steps }) => [
      heading(title),
      ...steps.flatMap((step) => [
        paragraph(`${step.title}. Effort: ${step.effort}`),
        paragraph(`${step.why} Go/no-go: ${step.goNoGo}`),
      ]),
    ]),
    heading('Value against effort'),
    ...(roadmap.matrix ?? []).map((field) => paragraph(`${field.title}: ${field.modules.join(', ')}`)),
    heading('Keep with people'),
    {
      kind: 'table',
      weights: [4, 3, 1, 5],
      header: ['Task', 'Workflow', 'Hours', 'Why'],
      rows: roadmap.leaveWithPeople.flatMap(({ reason, tasks }) =>
        tasks.map(({ name, workflow, hours }) => [name, workflow, hours, reason]),
      ),
    },
  ];
}

function evidenceBlocks({ evidence }: ReportViewModel): Block[] {
  return [
    chapter('Evidence'),
    paragraph(evidence.intro),
    ...evidence.groups.flatMap(({ title, basis, quotes, unquoted }) => [
      heading(title),
      paragraph(`Type of evidence: ${basis}`),
      ...quotes.flatMap(({ claim, quote, page }) => [
        paragraph(claim),
        paragraph(`“${quote}”`),
        paragraph(page.label),
      ]),
      paragraph(unquoted.join(', ')),
    ]),
  ];
}

function assumptionBlocks({ assumptions }: ReportViewModel): Block[] {
  return [
    chapter('Assumptions and sources'),
    {
      kind: 'table',
      weights: [3, 2, 8],
      header: ['Assumption', 'Used', 'Source'],
      rows: assumptions.rows.map((row) => [
        row.name,
        `${row.used} ${row.original ?? ''}`,
        `${row.kind} ${row.source}`,
      ]),
    },
    heading('Role rates'),
    {
      kind: 'table',
      weights: [4, 1],
      header: ['Role', 'Rate'],
      rows: assumptions.roleRates.rows.map(({ role, rate }) => [role, rate]),
    },
  ];
}

function coverageBlocks({ coverage }: ReportViewModel): Block[] {
  if (coverage === null) return [];
  return [
    chapter('Coverage'),
    ...coverage.counts.map(({ label, value }) => paragraph(`${label}: ${value}`)),
    {
      kind: 'table',
      weights: [8, 3, 1],
      header: ['Page', 'Outcome', 'Words'],
      rows: coverage.pages.map(({ title, page, outcome, reason, words }) => [
        `${title} ${page.label}`,
        `${outcome} ${reason}`,
        words,
      ]),
    },
  ];
}
