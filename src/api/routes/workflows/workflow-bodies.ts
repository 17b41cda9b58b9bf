import { z } from 'zod';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { numericSchema } from '#shared/schemas/numbers.ts';
import { teamRoleSchema, workflowTypes } from '#shared/schemas/workflow.ts';
import { formatCount } from '#shared/text/figures.ts';

const { name: nameLength, text: textLength } = manualEntryLimits;
const largestTeam = 100_000;
const maxRoles = 50;

const required = (message: string) =>
  z.string(message).trim().min(1, message).max(nameLength, `At most ${nameLength} characters`);

const editable = {
  name: required('Name is required'),
  department: required('Department is required'),
  type: z.enum(workflowTypes, 'Type is required'),
  description: z
    .string()
    .trim()
    .max(textLength, `At most ${formatCount(textLength)} characters`)
    .nullable(),
  teamSize: numericSchema.pipe(
    z
      .number()
      .int('Must be a whole number')
      .min(1, 'Must be at least 1')
      .max(largestTeam, `Must be at most ${formatCount(largestTeam)}`),
  ),
  teamRoles: z.array(teamRoleSchema).max(maxRoles, `At most ${maxRoles} roles`),
};

/** `department` and `type` may be left out if `definitionId` is given, because they follow from the definition. */
export const newWorkflowSchema = z
  .object({
    ...editable,
    department: editable.department.optional(),
    type: editable.type.optional(),
    description: editable.description.default(null),
    teamSize: editable.teamSize
      .optional()
      .meta({ description: '1 if missing, or as usual if `definitionId` is given' }),
    teamRoles: editable.teamRoles.default([]),
    definitionId: z.string().max(nameLength).optional().meta({
      description: 'ID of a workflow in the catalog, to add it with its usual tasks',
    }),
  })
  .refine(hasOrFollows('department'), always('department', 'Department is required'))
  .refine(hasOrFollows('type'), always('type', 'Type is required'));

type DefinedField = 'department' | 'type';

function hasOrFollows(field: DefinedField) {
  return (body: { definitionId?: string | undefined } & Partial<Record<DefinedField, unknown>>) =>
    body.definitionId !== undefined || body[field] !== undefined;
}

/** Runs even if other fields are invalid, so that all messages appear together. */
function always(field: DefinedField, message: string) {
  return {
    path: [field],
    message,
    when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
  };
}

export const workflowChangeSchema = z.object(editable).partial();
