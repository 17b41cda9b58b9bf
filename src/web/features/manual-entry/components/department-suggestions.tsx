import { departments } from '#shared/schemas/workflow.ts';

export const departmentListId = 'departments';

/** Rendered once, for all inputs that refer to `departmentListId`. */
export function DepartmentSuggestions() {
  return (
    <datalist id={departmentListId}>
      {departments.map((department) => (
        <option key={department} value={department} />
      ))}
    </datalist>
  );
}
