const ownPrefix = 'site-own-';

/** Id of a workflow that no definition of the catalog covers. */
export function ownWorkflowId(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['work'];
  return `${ownPrefix}${words.join('-').slice(0, 60)}`;
}

export function isOwnWorkflow(definitionId: string): boolean {
  return definitionId.startsWith(ownPrefix);
}
