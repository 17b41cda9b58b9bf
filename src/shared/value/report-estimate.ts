/** The specification's constants for the report screen. */
export const reportHoursPerTask = 2.5;
export const usdPerGbp = 1.26;
export const defaultDepartmentRateGbp = 27.23;
export const departmentRatesGbp: Readonly<Record<string, number>> = {
  Finance: 35.9,
  HR: 17.95,
  IT: 41,
  Operations: 22.81,
  Marketing: 18.25,
  Sales: 14.35,
  'Customer Service': 12.08,
  Legal: 33.85,
  Management: 45.1,
  Research: 23.1,
  Development: 35.2,
};

const ratesByLowerCase = new Map(
  Object.entries(departmentRatesGbp).map(([name, rate]) => [name.toLowerCase(), rate]),
);

export interface ReportEstimateInput {
  tasksIdentified: number;
  automateCount: number;
  workflows: readonly { department: string; taskCount?: number | null }[];
}

export interface ReportEstimate {
  hoursPerMonth: number;
  costGbpPerMonth: number;
  costUsdPerMonth: number;
  automationPotentialPercent: number;
  averageRateGbpPerHour: number;
}

/** Follows the specification. The result differs from the dashboard's figures, and the report says so. */
export function reportEstimate(input: ReportEstimateInput): ReportEstimate {
  const hours = input.tasksIdentified * reportHoursPerTask;
  let weighted = 0;
  let weight = 0;
  for (const workflow of input.workflows) {
    const count = workflow.taskCount ?? 1;
    weighted += departmentRateGbp(workflow.department) * count;
    weight += count;
  }
  const averageRateGbpPerHour = weight > 0 ? weighted / weight : defaultDepartmentRateGbp;
  const gbp = hours * averageRateGbpPerHour;
  return {
    hoursPerMonth: Math.round(hours),
    costGbpPerMonth: Math.round(gbp),
    costUsdPerMonth: Math.round(gbp * usdPerGbp),
    automationPotentialPercent:
      input.tasksIdentified > 0 ? Math.round((input.automateCount / input.tasksIdentified) * 100) : 0,
    averageRateGbpPerHour,
  };
}

/** In GBP per hour. */
export function departmentRateGbp(department: string): number {
  return ratesByLowerCase.get(department.trim().toLowerCase()) ?? defaultDepartmentRateGbp;
}
