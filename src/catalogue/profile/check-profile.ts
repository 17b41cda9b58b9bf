import type { Profile } from '#shared/schemas/profile.ts';

export interface ProfileFault {
  path: string;
  message: string;
}

export function checkProfile(profile: Pick<Profile, 'modules' | 'partners'>): ProfileFault[] {
  return [
    ...doubledIds('modules', profile.modules),
    ...doubledIds('partners', profile.partners),
    ...doubledTraits('modules', profile.modules),
    ...doubledTraits('partners', profile.partners),
    ...brokenDependencies(profile.modules),
  ];
}

function doubledIds(part: string, rows: readonly { id: string }[]): ProfileFault[] {
  return rows.flatMap((row, index) => {
    const first = rows.findIndex((other) => other.id === row.id);
    return first === index
      ? []
      : [{ path: `${part}.${index}.id`, message: `"${row.id}" is already the id of ${part}.${first}` }];
  });
}

function doubledTraits(
  part: string,
  rows: readonly { capabilities: readonly { trait: string }[] }[],
): ProfileFault[] {
  return rows.flatMap(({ capabilities }, row) =>
    capabilities.flatMap(({ trait }, index) =>
      capabilities.findIndex((other) => other.trait === trait) === index
        ? []
        : [{ path: `${part}.${row}.capabilities.${index}.trait`, message: `"${trait}" is listed twice` }],
    ),
  );
}

function brokenDependencies(modules: Profile['modules']): ProfileFault[] {
  const byId = new Map(modules.map((module) => [module.id, module]));
  return modules.flatMap((module, row) =>
    module.dependsOn.flatMap((id, index) => {
      const path = `modules.${row}.dependsOn.${index}`;
      if (!byId.has(id)) return [{ path, message: `there is no module "${id}"` }];
      return reaches(id, module.id, byId)
        ? [{ path, message: `"${module.id}" and "${id}" depend on each other` }]
        : [];
    }),
  );
}

function reaches(from: string, target: string, byId: ReadonlyMap<string, { dependsOn: string[] }>): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === target) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(byId.get(id)?.dependsOn ?? []));
  }
  return false;
}
