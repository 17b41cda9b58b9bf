import type { PartnerDefinition } from '#shared/schemas/profile.ts';
import { accountingSuite } from './accounting-suite.ts';
import { brandAndDesignStudio } from './brand-and-design-studio.ts';
import { businessIntelligenceSuite } from './business-intelligence-suite.ts';
import { contentAgency } from './content-agency.ts';
import { customerMessagingPlatform } from './customer-messaging-platform.ts';
import { customerRelationshipSuite } from './customer-relationship-suite.ts';
import { cyberSecurityProvider } from './cyber-security-provider.ts';
import { dataProtectionAdvisers } from './data-protection-advisers.ts';
import { dictationAndTranscriptionService } from './dictation-and-transcription-service.ts';
import { documentManagementSystem } from './document-management-system.ts';
import { electronicSignatureService } from './electronic-signature-service.ts';
import { forecastingService } from './forecasting-service.ts';
import { identityAndAccessService } from './identity-and-access-service.ts';
import { integrationWorkshop } from './integration-workshop.ts';
import { marketResearchAdvisers } from './market-research-advisers.ts';
import { onlineBookingSuite } from './online-booking-suite.ts';
import { processConsultancy } from './process-consultancy.ts';
import { qualityAndSafetyAuditors } from './quality-and-safety-auditors.ts';
import { resourcePlanningSoftware } from './resource-planning-software.ts';
import { secureDocumentExchange } from './secure-document-exchange.ts';
import { skillsAndChangeAcademy } from './skills-and-change-academy.ts';
import { telephoneAnsweringService } from './telephone-answering-service.ts';
import { testAndReleaseEngineering } from './test-and-release-engineering.ts';
import { translationBureau } from './translation-bureau.ts';
import { webAndShopEngineering } from './web-and-shop-engineering.ts';

export const defaultPartners: readonly PartnerDefinition[] = [
  contentAgency,
  brandAndDesignStudio,
  translationBureau,
  processConsultancy,
  skillsAndChangeAcademy,
  marketResearchAdvisers,
  onlineBookingSuite,
  documentManagementSystem,
  resourcePlanningSoftware,
  accountingSuite,
  integrationWorkshop,
  webAndShopEngineering,
  testAndReleaseEngineering,
  businessIntelligenceSuite,
  customerRelationshipSuite,
  forecastingService,
  dataProtectionAdvisers,
  cyberSecurityProvider,
  qualityAndSafetyAuditors,
  identityAndAccessService,
  secureDocumentExchange,
  electronicSignatureService,
  customerMessagingPlatform,
  telephoneAnsweringService,
  dictationAndTranscriptionService,
];
