import { departments } from '#shared/schemas/workflow.ts';

export const departmentListId = 'departments';

export function DepartmentSuggestions() {
  return (
    <datalist id={departmentListId}>
      {departments.map((department) => (
        <option key={department} value={department} />
      ))}
    </datalist>
  );
}
