import type { PartnerDefinition } from '#shared/schemas/profile.ts';
import { businessIntelligenceSuite } from './business-intelligence-suite.ts';
import { contentAgency } from './content-agency.ts';
import { customerMessagingPlatform } from './customer-messaging-platform.ts';
import { dataProtectionAdvisers } from './data-protection-advisers.ts';
import { identityAndAccessService } from './identity-and-access-service.ts';
import { integrationWorkshop } from './integration-workshop.ts';
import { onlineBookingSuite } from './online-booking-suite.ts';
import { processConsultancy } from './process-consultancy.ts';

/** The default partner solutions, by icon type. An operator replaces the whole list in his profile. */
export const defaultPartners: readonly PartnerDefinition[] = [
  contentAgency,
  processConsultancy,
  onlineBookingSuite,
  integrationWorkshop,
  businessIntelligenceSuite,
  dataProtectionAdvisers,
  identityAndAccessService,
  customerMessagingPlatform,
];
