import type { ReportViewModel } from '#report/view-model.ts';
import type { Block, WordBlocks } from './word-blocks.ts';

type Section = (model: ReportViewModel, blocks: WordBlocks, comprehensive: boolean) => Block[];

export const wordSections: readonly Section[] = [
  summary,
  plan,
  worthwhileModules,
  workflows,
  tasks,
  value,
  offerings,
  slowModules,
  partners,
  nextSteps,
  evidence,
  assumptions,
  method,
];

function summary({ summary: found }: ReportViewModel, blocks: WordBlocks): Block[] {
  const { heading, text, leading, quiet, labeled, list, source, table } = blocks;
  const { headline, company, safeguards } = found;
  return [
    heading(1, 'Executive Summary'),
    ...found.paragraphs.map((words) => text(words)),
    ...(headline === null
      ? []
      : [
          table(
            [headline.label, ...found.cards.map(({ label }) => label)],
            [1.2, ...found.cards.map(() => 1)],
            [
              [
                {
                  lines: [headline.figure, headline.other, headline.range, headline.basis, headline.rate],
                  strong: true,
                },
                ...found.cards.map(({ figure, note }) => ({ lines: [figure, note], strong: true })),
              ],
            ],
          ),
        ]),
    ...(found.steps.length === 0
      ? []
      : [
          heading(2, found.steps.length === 3 ? 'Start with these three' : 'Start here'),
          ...(found.stepsTotal === null ? [] : [text(found.stepsTotal)]),
        ]),
    ...found.steps.flatMap((step, index) => [
      heading(3, `${index + 1}. ${step.title}`),
      leading(step.why),
      ...(step.quote
        ? [leading(`${step.quote.about}“${step.quote.text}”`), source(step.quote.page, true)]
        : []),
      quiet(step.facts.map(({ label, value: fact, inLine }) => `${label}: ${inLine ?? fact}`).join('  ·  ')),
    ]),
    ...(found.noSteps === null ? [] : [heading(2, 'Start here'), text(found.noSteps)]),
    heading(2, 'What you do'),
    text(company.is),
    ...[company.description, company.work].flatMap((words) => (words === null ? [] : [text(words)])),
    ...(company.offers === null ? [] : [labeled('What you offer:', company.offers)]),
    ...(found.findings.length === 0
      ? []
      : [heading(2, 'Costs and savings, and how certain they are'), ...list(found.findings)]),
    ...(safeguards === null
      ? []
      : [heading(2, 'Risks and data protection'), ...list(safeguards.risks), ...list(safeguards.data)]),
  ];
}

function plan(
  { roadmap }: ReportViewModel,
  { heading, text, quiet, labeled, list, table }: WordBlocks,
): Block[] {
  if (roadmap === null) return [];
  return [
    heading(1, '90-Day Plan', { pageBreakBefore: true }),
    ...roadmap.phases.flatMap((phase) => [
      heading(2, phase.title),
      ...(phase.steps.length === 0 ? [quiet('Nothing new in this phase.')] : []),
      ...phase.steps.flatMap((step) => [
        heading(3, step.title),
        text(step.why),
        labeled('Go/no-go:', step.goNoGo),
        quiet(`Effort: ${step.effort}`),
      ]),
    ]),
    ...(roadmap.matrix === null
      ? []
      : [
          heading(2, 'Value versus effort'),
          table(
            ['Quadrant', 'What it means', 'Modules'],
            [1, 1.3, 3],
            roadmap.matrix.map((field) => [
              { lines: [field.title] },
              { lines: [field.meaning] },
              { lines: [field.modules.join(', ') || 'None'] },
            ]),
          ),
        ]),
    ...(roadmap.leaveWithPeople.length === 0 ? [] : [heading(2, 'Keep with people')]),
    ...roadmap.leaveWithPeople.flatMap((group) => [
      text(group.reason, { bold: true }),
      ...list(group.tasks.map((task) => `${task.name} (${task.workflow}, ${task.hours})`)),
    ]),
  ];
}

type Card = ReportViewModel['modules']['cards'][number];

function moduleBlocks(card: Card, blocks: WordBlocks, comprehensive: boolean): Block[] {
  const { heading, text, quiet, labeled, list } = blocks;
  return [
    heading(2, card.name),
    quiet([card.type, card.category, `Match ${card.match}`, card.payback].join('  ·  ')),
    text(card.description),
    ...card.reasons.map((reason) => text(reason)),
    ...(card.caution === null ? [] : [text(card.caution, { bold: true })]),
    ...(card.claimed === null ? [] : [text(card.claimed)]),
    quiet(card.facts.map(({ label, value: fact }) => `${label}: ${fact}`).join('  ·  ')),
    labeled('Supports:', card.tasks.map(({ name, hours }) => `${name} (${hours})`).join(', ')),
    ...(comprehensive
      ? [
          ...card.details.flatMap(({ title, items }) => [heading(3, title), ...list(items)]),
          labeled('Cost comparison:', card.comparison),
        ]
      : []),
  ];
}

function cardsOf(
  paying: boolean,
  { modules }: ReportViewModel,
  blocks: WordBlocks,
  comprehensive: boolean,
): Block[] {
  const opened = comprehensive ? modules.cards.length : modules.inStandardReport;
  const closed = modules.cards.slice(opened).filter(({ paysBack }) => paysBack === paying);
  return [
    ...modules.cards
      .slice(0, opened)
      .filter(({ paysBack }) => paysBack === paying)
      .flatMap((card) => moduleBlocks(card, blocks, comprehensive)),
    ...(closed.length === 0
      ? []
      : [
          ...(paying ? [blocks.heading(2, 'Also recommended')] : []),
          blocks.table(
            ['Module', 'Why this module', 'Price', 'Payback'],
            [1.2, 2.6, 0.7, 1.2],
            closed.map(({ name, line }) => [
              { lines: [name] },
              { lines: [line.reason] },
              { lines: [line.price.usd, line.price.other] },
              { lines: [line.payback] },
            ]),
            [2, 3],
          ),
        ]),
  ];
}

function worthwhileModules(model: ReportViewModel, blocks: WordBlocks, comprehensive: boolean): Block[] {
  const { modules, decision } = model;
  if (!modules.cards.some(({ paysBack }) => paysBack)) return [];
  const { heading, text, quiet, table } = blocks;
  return [
    heading(1, 'Recommended Modules', { pageBreakBefore: true }),
    text(modules.lead),
    ...(decision === null
      ? []
      : [
          heading(2, decision.title),
          table(
            decision.heads,
            [1.7, 0.8, 1.1, 1.2, 1.3],
            decision.rows.map((row, at) => [
              { lines: [row.name], strong: true },
              { lines: [row.cost.usd, row.cost.other], strong: at === decision.total },
              {
                lines: [row.savings.usd, row.savings.other, row.savings.range],
                strong: at === decision.total,
              },
              { lines: [row.net.usd, row.net.other, row.net.range], strong: at === decision.total },
              { lines: [row.breakEven], strong: at === decision.total },
            ]),
            [1, 2, 3, 4],
          ),
          ...decision.notes.map((note) => quiet(note)),
        ]),
    ...cardsOf(true, model, blocks, comprehensive),
  ];
}

function slowModules(model: ReportViewModel, blocks: WordBlocks, comprehensive: boolean): Block[] {
  const { modules } = model;
  if (modules.cards.every(({ paysBack }) => paysBack)) return [];
  return [
    blocks.heading(1, modules.slow.heading),
    blocks.text(modules.slow.note),
    ...cardsOf(false, model, blocks, comprehensive),
  ];
}

function workflows(
  { workflows: found }: ReportViewModel,
  { heading, text, table, list }: WordBlocks,
): Block[] {
  if (found.rows.length + found.productWork.length === 0) return [];
  return [
    heading(1, 'Identified Workflows', { pageBreakBefore: true }),
    text(found.lead),
    ...(found.rows.length === 0
      ? []
      : [
          table(
            ['Workflow', 'Department', 'Type', 'Tasks', 'No-Judgement %', 'Recommendation'],
            [2.1, 1.45, 1.4, 0.75, 1.4, 1.75],
            found.rows.map((row) => [
              { lines: [row.name, row.basis] },
              { lines: [row.department] },
              { lines: [row.type] },
              { lines: [row.tasks] },
              { lines: [row.noJudgement] },
              { lines: [row.framework ?? '–'] },
            ]),
            [3, 4],
          ),
        ]),
    ...(found.productWork.length === 0 ? [] : [heading(2, 'What your product does for customers')]),
    ...list(
      found.productWork.map(({ name, description }) => `${name}${description ? `. ${description}` : ''}`),
    ),
  ];
}

function tasks({ tasks: found }: ReportViewModel, { heading, quiet, table, gap }: WordBlocks): Block[] {
  if (found === null) return [];
  return [
    heading(1, 'Task Framework Distribution'),
    table(
      ['Framework', 'Tasks', 'Share', 'What it means'],
      [1, 0.8, 0.6, 4],
      found.slices.map((slice) => [
        { lines: [slice.framework] },
        { lines: [slice.count] },
        { lines: [slice.percent] },
        { lines: [`${slice.comparison} ${slice.meaning}`] },
      ]),
      [2],
    ),
    gap(),
    heading(2, 'Tasks'),
    table(
      ['#', 'Task, workflow, and role', 'Framework', 'Value', 'Difficulty', 'Hours', 'Basis'],
      [0.4, 2.8, 1.2, 0.75, 1.15, 0.8, 1.2],
      found.rows.map((row) => [
        { lines: [row.number], strong: false },
        { lines: [row.name, `${row.workflow} · ${row.role}`], strong: true },
        { lines: [row.framework] },
        { lines: [row.value] },
        { lines: [row.difficulty] },
        { lines: [row.hours] },
        { lines: [row.basis] },
      ]),
      [3, 4, 5],
    ),
    quiet(`Hours are per week per person. ${found.disclaimer}`),
  ];
}

function value({ value: found }: ReportViewModel, { heading, quiet, table }: WordBlocks): Block[] {
  if (found === null) return [];
  return [
    heading(1, 'Monthly Business Value', { pageBreakBefore: true }),
    table(
      ['Monthly', 'Low', 'Likely', 'High'],
      [2, 1, 1, 1],
      found.rows.map((row) => [
        { lines: [row.label] },
        { lines: [row.low] },
        { lines: [row.likely], strong: true },
        { lines: [row.high] },
      ]),
      [1, 2, 3],
    ),
    quiet([`${found.mode}.`, found.rate ?? [], found.disclaimer].flat().join(' ')),
    heading(2, 'By framework'),
    table(
      ['Framework', 'Tasks', 'Hours per week', 'Share saved', 'Hours saved', 'Savings'],
      [1.2, 0.7, 1, 1.5, 1, 1],
      found.frameworks.map((row) => [
        { lines: [row.framework] },
        { lines: [row.tasks] },
        { lines: [row.hoursPerWeek] },
        { lines: [row.savedShare] },
        { lines: [row.savedHours] },
        { lines: [row.savings] },
      ]),
      [1, 2, 3, 4, 5],
    ),
    quiet('Share saved: low / likely / high. Hours saved and savings: likely figures per month.'),
  ];
}

function offerings({ offerings: found }: ReportViewModel, { heading, quiet, table }: WordBlocks): Block[] {
  if (found.rows.length === 0) return [];
  return [
    heading(1, 'What the Company Offers'),
    table(
      ['Offering', 'On the website'],
      [1, 2.4],
      found.rows.map((row) => [
        { lines: [row.name] },
        { lines: row.quote === null ? ['Added by hand'] : [`“${row.quote.text}”`, row.quote.page.label] },
      ]),
    ),
    ...(found.more === null ? [] : [quiet(found.more)]),
  ];
}

function partners(
  { partners: found }: ReportViewModel,
  { heading, text, quiet, source }: WordBlocks,
): Block[] {
  if (found.length === 0) return [];
  return [
    heading(1, 'Complementary Solutions'),
    ...found.flatMap((partner) => [
      heading(2, partner.name),
      quiet(`${partner.relevance}  ·  ${partner.category}`),
      text(partner.description),
      quiet(partner.reason),
      ...(partner.link === null ? [] : [source(partner.link)]),
    ]),
  ];
}

function nextSteps(
  { nextSteps: next, cover }: ReportViewModel,
  { heading, text, quiet, labeled, source }: WordBlocks,
): Block[] {
  return [
    heading(1, 'Recommended Next Steps'),
    ...next.steps.flatMap((step, index) => [
      labeled(`${index + 1}. ${step.title}.`, step.text),
      ...(step.item === '' ? [] : [quiet(`In this plan: ${step.item}`)]),
    ]),
    heading(2, 'Talk to us'),
    text(`${cover.brand}: ${next.email}, ${next.phone}`),
    ...(next.booking === null ? [] : [source(next.booking)]),
  ];
}

function evidence(
  { evidence: found }: ReportViewModel,
  { heading, text, quiet, source }: WordBlocks,
  comprehensive: boolean,
): Block[] {
  if (!comprehensive || found.groups.length === 0) return [];
  return [
    heading(1, 'Appendix: Evidence', { pageBreakBefore: true }),
    quiet(found.intro),
    ...found.groups.flatMap((group) => [
      heading(2, group.title),
      ...group.quotes.flatMap((piece) => [text(`${piece.claim}: “${piece.quote}”`), source(piece.page)]),
    ]),
  ];
}

function assumptions(
  { assumptions: found }: ReportViewModel,
  { heading, table }: WordBlocks,
  comprehensive: boolean,
): Block[] {
  if (!comprehensive) return [];
  return [
    heading(1, 'Appendix: Assumptions and sources'),
    table(
      ['Assumption', 'Used', 'Source'],
      [1.4, 1, 3],
      found.rows.map((row) => [
        { lines: [row.name] },
        { lines: [row.used, row.original] },
        { lines: [`${row.kind}: ${row.source}`] },
      ]),
    ),
  ];
}

function method({ method: parts }: ReportViewModel, { heading, text }: WordBlocks): Block[] {
  return [
    heading(1, 'Appendix: Method'),
    ...parts.flatMap((part) => [heading(2, part.title), text(part.text)]),
  ];
}
