import type { ModuleDefinition } from '#shared/schemas/profile.ts';
import { bookingAssistant } from './booking-assistant.ts';
import { caseAutomation } from './case-automation.ts';
import { companyKnowledgeGuide } from './company-knowledge-guide.ts';
import { documentIntake } from './document-intake.ts';
import { planningWorkbench } from './planning-workbench.ts';
import { proposalStudio } from './proposal-studio.ts';
import { replyDrafts } from './reply-drafts.ts';
import { writingCompanion } from './writing-companion.ts';

/** The default modules, by category. An operator replaces the whole list in his profile. */
export const defaultModules: readonly ModuleDefinition[] = [
  writingCompanion,
  proposalStudio,
  companyKnowledgeGuide,
  planningWorkbench,
  replyDrafts,
  documentIntake,
  bookingAssistant,
  caseAutomation,
];
