import type { ModuleDefinition } from '#shared/schemas/profile.ts';
import { bookingAssistant } from './booking-assistant.ts';
import { caseAutomation } from './case-automation.ts';
import { clientInsight } from './client-insight.ts';
import { companyKnowledgeGuide } from './company-knowledge-guide.ts';
import { complianceMonitor } from './compliance-monitor.ts';
import { contentLine } from './content-line.ts';
import { conversationRehearsal } from './conversation-rehearsal.ts';
import { dataEntryHelper } from './data-entry-helper.ts';
import { deliveryHelper } from './delivery-helper.ts';
import { demandPlanner } from './demand-planner.ts';
import { documentIntake } from './document-intake.ts';
import { expertSecondReader } from './expert-second-reader.ts';
import { followUpDesk } from './follow-up-desk.ts';
import { inboxTriage } from './inbox-triage.ts';
import { learningDesigner } from './learning-designer.ts';
import { ledgerMatching } from './ledger-matching.ts';
import { marketWatch } from './market-watch.ts';
import { matchingEngine } from './matching-engine.ts';
import { mediaStudio } from './media-studio.ts';
import { meetingNotes } from './meeting-notes.ts';
import { paymentMatching } from './payment-matching.ts';
import { planningWorkbench } from './planning-workbench.ts';
import { proposalStudio } from './proposal-studio.ts';
import { quoteAndDocumentBuilder } from './quote-and-document-builder.ts';
import { readingDigest } from './reading-digest.ts';
import { replyDrafts } from './reply-drafts.ts';
import { reportBuilder } from './report-builder.ts';
import { schedulingHelper } from './scheduling-helper.ts';
import { secondOpinion } from './second-opinion.ts';
import { serviceAssistant } from './service-assistant.ts';
import { soundingBoard } from './sounding-board.ts';
import { translationDesk } from './translation-desk.ts';
import { visitNotes } from './visit-notes.ts';
import { writingCompanion } from './writing-companion.ts';

export const defaultModules: readonly ModuleDefinition[] = [
  writingCompanion,
  soundingBoard,
  readingDigest,
  proposalStudio,
  conversationRehearsal,
  secondOpinion,
  companyKnowledgeGuide,
  mediaStudio,
  marketWatch,
  planningWorkbench,
  expertSecondReader,
  clientInsight,
  learningDesigner,
  replyDrafts,
  meetingNotes,
  translationDesk,
  documentIntake,
  inboxTriage,
  visitNotes,
  deliveryHelper,
  contentLine,
  followUpDesk,
  quoteAndDocumentBuilder,
  dataEntryHelper,
  paymentMatching,
  schedulingHelper,
  bookingAssistant,
  serviceAssistant,
  ledgerMatching,
  reportBuilder,
  caseAutomation,
  demandPlanner,
  complianceMonitor,
  matchingEngine,
];
