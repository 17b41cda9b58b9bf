/**
 * The specification's roles with their own hourly rate (section 9). A task uses one of these if it fits;
 * other roles get the junior rate.
 */
export const globalRoles = [
  'Operations Strategy Consultant',
  'Financial Analyst',
  'Project Manager',
  'Data Analyst',
  'Business Analyst',
  'Administrative Assistant',
  'Manufacturing Consultant',
  'Operations Manager',
  'Process Improvement Specialist',
  'Quality Assurance Specialist',
  'Logistics Coordinator',
  'Strategy Manager',
  'Product Development Lead',
  'Procurement Specialist',
  'Operations Analyst',
  'Project Coordinator',
  'Data Scientist',
  'Strategy Consultant',
  'Customer Experience Specialist',
  'Service Operations Manager',
  'Engagement Manager',
  'Associate Consultant',
  'Supply Chain Analyst',
] as const;
export type GlobalRole = (typeof globalRoles)[number];

/**
 * Roles of single trades that the global list doesn't have. Each has one spelling, so that hours add up by
 * role. New roles must be added here first.
 */
export const tradeRoles = [
  'Account Manager',
  'Accountant',
  'Attorney',
  'Bookkeeper',
  'Chef',
  'Clinician',
  'Compliance Officer',
  'Counsellor',
  'Dental Hygienist',
  'Dentist',
  'Designer',
  'Developer',
  'Dispatcher',
  'Driver',
  'Editor',
  'Engineer',
  'Estimator',
  'Event Coordinator',
  'Executive Director',
  'Facilities Technician',
  'Field Technician',
  'Front Desk Agent',
  'Fundraiser',
  'HR Specialist',
  'Housekeeper',
  'Instructor',
  'Insurance Agent',
  'IT Administrator',
  'Loan Officer',
  'Machine Operator',
  'Marketing Specialist',
  'Medical Assistant',
  'Medical Biller',
  'Nurse',
  'Paralegal',
  'Pharmacist',
  'Photographer',
  'Property Manager',
  'Public Official',
  'Real Estate Agent',
  'Recruiter',
  'Researcher',
  'Sales Representative',
  'Security Specialist',
  'Server',
  'Shop Assistant',
  'Social Worker',
  'Stylist',
  'Support Specialist',
  'Teacher',
  'Therapist',
  'Tradesperson',
  'Veterinarian',
  'Volunteer Coordinator',
  'Warehouse Worker',
  'Wealth Adviser',
] as const;
export type TradeRole = (typeof tradeRoles)[number];

const knownRoles: ReadonlySet<string> = new Set([...globalRoles, ...tradeRoles]);

export function isKnownRole(role: string): boolean {
  return knownRoles.has(role);
}
