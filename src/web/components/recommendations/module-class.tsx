import { explainModuleClass } from '#shared/text/module-classes.ts';

/**
 * A module's class in plain words, with its formal name below. A class without an explanation is shown by
 * name only.
 */
export function ModuleClass({ name }: { name: string }) {
  const meaning = explainModuleClass(name);
  if (meaning === null) return <>{name}</>;
  return (
    <>
      {meaning}
      <span className="block text-xs text-ink-secondary">{name}</span>
    </>
  );
}
