/** What a scan knew and the manual entry begins with. */
export interface ManualEntryStart {
  website?: string | undefined;
  companyType?: string | undefined;
}

/** The address of the manual entry, prefilled with what is known. */
export function manualEntryLink({ website, companyType }: { website: string; companyType: string }): string {
  return `/manual-entry?${new URLSearchParams({ website, companyType })}`;
}

/** Reads the start back from the address. */
export function readManualEntryStart(parameters: URLSearchParams): ManualEntryStart {
  return {
    website: parameters.get('website') ?? undefined,
    companyType: parameters.get('companyType') ?? undefined,
  };
}
