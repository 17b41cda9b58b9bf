import { findIndustry } from '../industries/industry-registry.ts';
import { isKnownRole } from '../roles.ts';
import {
  type WorkflowDefinition,
  type WorkflowSource,
  workflowDefinitionSchema,
} from '../workflow-definition.ts';
import { appointmentScheduling } from './every/appointment-scheduling.ts';
import { clientPortalAdministration } from './every/client-portal-administration.ts';
import { contentPublishing } from './every/content-publishing.ts';
import { customerInvoicing } from './every/customer-invoicing.ts';
import { customerSupport } from './every/customer-support.ts';
import { eventOrganisation } from './every/event-organisation.ts';
import { inquiryHandling } from './every/inquiry-handling.ts';
import { membershipAdministration } from './every/membership-administration.ts';
import { newsletterPublishing } from './every/newsletter-publishing.ts';
import { partnerProgramme } from './every/partner-programme.ts';
import { quotePreparation } from './every/quote-preparation.ts';
import { recruitment } from './every/recruitment.ts';
import { reviewCollection } from './every/review-collection.ts';
import { carePlanning } from './healthcare/care-planning.ts';
import { dentalTreatment } from './healthcare/dental-treatment.ts';
import { homeVisits } from './healthcare/home-visits.ts';
import { medicalBilling } from './healthcare/medical-billing.ts';
import { medicalRecords } from './healthcare/medical-records.ts';
import { patientIntake } from './healthcare/patient-intake.ts';
import { patientVisits } from './healthcare/patient-visits.ts';
import { prescriptionRefills } from './healthcare/prescription-refills.ts';
import { preventiveDentalCare } from './healthcare/preventive-dental-care.ts';
import { treatmentFinancing } from './healthcare/treatment-financing.ts';
import { clientBillingLegal } from './legal/client-billing-legal.ts';
import { legalCaseHandling } from './legal/legal-case-handling.ts';
import { legalConsultation } from './legal/legal-consultation.ts';
import { limitedScopeServices } from './legal/limited-scope-services.ts';
import { trafficRepresentation } from './legal/traffic-representation.ts';

const sources: readonly WorkflowSource[] = [
  appointmentScheduling,
  clientPortalAdministration,
  contentPublishing,
  customerInvoicing,
  customerSupport,
  eventOrganisation,
  inquiryHandling,
  membershipAdministration,
  newsletterPublishing,
  partnerProgramme,
  quotePreparation,
  recruitment,
  reviewCollection,
  carePlanning,
  dentalTreatment,
  homeVisits,
  medicalBilling,
  medicalRecords,
  patientIntake,
  patientVisits,
  prescriptionRefills,
  preventiveDentalCare,
  treatmentFinancing,
  clientBillingLegal,
  legalCaseHandling,
  legalConsultation,
  limitedScopeServices,
  trafficRepresentation,
];

/** Every workflow of the catalogue, checked. A mistake stops the start and names the workflow. */
export const workflows: readonly WorkflowDefinition[] = checkWorkflows(sources);

/**
 * Parses the definitions and checks what one alone cannot: unique ids, known industries and roles,
 * `narrows` and `coreOf` that exist. Throws with the workflow's id.
 */
export function checkWorkflows(list: readonly WorkflowSource[]): WorkflowDefinition[] {
  const parsed = list.map((source) => {
    const result = workflowDefinitionSchema.safeParse(source);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    throw new Error(`Workflow "${source.id}": ${issue?.path.join('.')}: ${issue?.message}`);
  });
  const ids = new Set(parsed.map((workflow) => workflow.id));
  if (ids.size !== parsed.length) throw new Error(`Workflow "${findDouble(parsed)}" is there twice`);
  for (const workflow of parsed) checkReferences(workflow, ids);
  return parsed;
}

function findDouble(list: readonly { id: string }[]): string | undefined {
  return list.find(({ id }, index) => list.findIndex((entry) => entry.id === id) !== index)?.id;
}

function checkReferences(workflow: WorkflowDefinition, ids: ReadonlySet<string>): void {
  const complain = (message: string): never => {
    throw new Error(`Workflow "${workflow.id}": ${message}`);
  };
  const listed = workflow.industries === 'every' ? [] : workflow.industries;
  for (const id of [...listed, ...(workflow.coreOf ?? [])]) {
    if (!findIndustry(id)) complain(`unknown industry "${id}"`);
  }
  for (const id of workflow.narrows ?? []) {
    if (!ids.has(id) || id === workflow.id) complain(`narrows "${id}", which is no other workflow`);
  }
  const double = findDouble(workflow.tasks);
  if (double) complain(`task "${double}" is there twice`);
  for (const task of workflow.tasks) {
    if (!isKnownRole(task.role)) complain(`task "${task.id}" has the unknown role "${task.role}"`);
  }
}
