import { departments } from '#shared/schemas/workflow.ts';

export const departmentListId = 'departments';

/** Suggestions for a department; any other text is taken too. Drawn once for all inputs that name its id. */
export function DepartmentSuggestions() {
  return (
    <datalist id={departmentListId}>
      {departments.map((department) => (
        <option key={department} value={department} />
      ))}
    </datalist>
  );
}
