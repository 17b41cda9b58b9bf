/**
 * By shared step: if several workflows on a site have it, the family whose workflow keeps it; if none is of that
 * family, the first one keeps it. Typical workflows come last.
 */
export const familiesOfSteps: Readonly<Record<string, string>> = {
  'answer-questions': 'inquiries',
  'sort-requests': 'inquiries',
  'qualify-lead': 'inquiries',
  'intake-details': 'intake',
  'verify-insurance': 'intake',
  'check-eligibility': 'intake',
  'assess-need': 'consultations',
  'site-visit': 'quotes',
  'estimate-price': 'quotes',
  'write-quote': 'quotes',
  'follow-up-quote': 'quotes',
  'offer-times': 'appointments',
  'confirm-remind': 'appointments',
  reschedule: 'appointments',
  'order-supplies': 'purchasing',
  'check-stock': 'purchasing',
  'issue-invoice': 'billing',
  'take-payment': 'billing',
  'chase-payment': 'billing',
  'file-claim': 'billing',
  'ask-review': 'reviews',
  complaints: 'reviews',
  'promote-offer': 'content-marketing',
  'plan-staff': 'people-administration',
  'renew-contract': 'maintenance-plans',
};
