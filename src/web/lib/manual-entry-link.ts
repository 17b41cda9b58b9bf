/** What a scan knew and the manual entry begins with. */
export interface ManualEntryStart {
  website?: string | undefined;
  companyType?: string | undefined;
}

/** The address of the manual entry, prefilled with what is known. */
export function manualEntryLink(start: ManualEntryStart): string {
  const known = Object.entries(start).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return known.length === 0 ? '/manual-entry' : `/manual-entry?${new URLSearchParams(known)}`;
}

/** Reads the start back from the address. */
export function readManualEntryStart(parameters: URLSearchParams): ManualEntryStart {
  return {
    website: parameters.get('website') ?? undefined,
    companyType: parameters.get('companyType') ?? undefined,
  };
}
