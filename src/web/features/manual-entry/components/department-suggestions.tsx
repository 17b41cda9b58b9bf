import { departments } from '#shared/schemas/workflow.ts';

export const departmentListId = 'departments';

/**
 * Suggested departments for all inputs that refer to `departmentListId`; rendered once. Any other text is
 * allowed too.
 */
export function DepartmentSuggestions() {
  return (
    <datalist id={departmentListId}>
      {departments.map((department) => (
        <option key={department} value={department} />
      ))}
    </datalist>
  );
}
