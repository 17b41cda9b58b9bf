import { departments } from '#shared/schemas/workflow.ts';

export const departmentListId = 'departments';

/** Any other text is allowed too. Rendered once for all inputs that refer to its id. */
export function DepartmentSuggestions() {
  return (
    <datalist id={departmentListId}>
      {departments.map((department) => (
        <option key={department} value={department} />
      ))}
    </datalist>
  );
}
