import { AppError } from '#app/errors.ts';
import type { CreateAudit } from '#shared/schemas/audit.ts';
import {
  companySizes,
  companyTypeSchema,
  companyTypes,
  optionalCompanySizeSchema,
} from '#shared/schemas/company.ts';
import { specialtyIdSchema } from '#shared/schemas/specialty-id.ts';
import { normalizeWebsite } from '#shared/website/normalize-website.ts';
import type { CheckedRequest } from '../../audits/create-audit-of-site.ts';

export function checkRequest(body: CreateAudit): CheckedRequest {
  const site = normalizeWebsite(body.website);
  const companyType = companyTypeSchema.safeParse(body.companyType);
  const companySize = optionalCompanySizeSchema.safeParse(body.companySize);
  const specialty = specialtyIdSchema.safeParse(body.specialty);
  if (site.ok && companyType.success && companySize.success && specialty.success) {
    return {
      site,
      companyType: companyType.data,
      companySize: companySize.data,
      specialty: specialty.data,
      schemeTyped: body.schemeTyped ?? site.schemeTyped,
      fresh: body.fresh,
    };
  }
  throw new AppError('invalid-fields', {
    fields: {
      ...(site.ok ? {} : { website: site.message }),
      ...(companyType.success ? {} : { companyType: companyTypeMessage(body.companyType) }),
      ...(companySize.success
        ? {}
        : { companySize: `Company size must be one of ${companySizes.join(', ')}` }),
      ...(specialty.success
        ? {}
        : { specialty: 'Line of business must be an ID from /api/catalogue/specialties' }),
    },
  });
}

function companyTypeMessage(typed: string): string {
  return typed.length < 2
    ? 'Company type is required'
    : `Company type must be one of ${companyTypes.join(', ')}`;
}
