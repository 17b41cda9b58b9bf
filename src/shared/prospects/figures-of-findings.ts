import { industryLabels } from '../company-types.ts';
import type { Industry } from '../schemas/industry.ts';
import type { ProspectFigures } from '../schemas/prospect.ts';
import type { Roadmap } from '../schemas/roadmap.ts';
import type { ValueSummary } from '../schemas/value.ts';
import { changeTeam } from '../value/company-model/modeled-hours.ts';

/** The monthly value is null if no tasks were found, or if no page could be read or interpreted. */
export function figuresOfFindings({
  industry,
  scanQuality,
  value,
  roadmap,
}: {
  industry: Industry | null;
  scanQuality: number | null;
  value: ValueSummary;
  roadmap: Roadmap;
}): ProspectFigures {
  const detected = industry === null || industry.detected === 'unknown' ? null : industry.detected;
  const trade = industry?.detail ?? (detected && (industryLabels[detected] ?? null));
  const team = value.team === null ? null : changeTeam(value.team, value.assumptions).headcount;
  const isKnown = scanQuality !== null && value.lines.length > 0;
  return {
    trade,
    confidence: trade === null ? null : (industry?.confidence ?? null),
    people: team && { low: team.low, likely: team.likely, high: team.high },
    monthlyValueUsd: isKnown ? value.ranges.monthlyTotal : null,
    firstStep: roadmap.phases.flatMap(({ steps }) => steps)[0]?.title ?? null,
    scanQuality,
  };
}
