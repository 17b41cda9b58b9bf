import { explainModuleClass } from '#shared/text/module-classes.ts';

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
