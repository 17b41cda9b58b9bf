/**
 * First two digits of the major groups of the Standard Occupational Classification (SOC), without the
 * military group.
 */
export const occupationGroups = [
  '11',
  '13',
  '15',
  '17',
  '19',
  '21',
  '23',
  '25',
  '27',
  '29',
  '31',
  '33',
  '35',
  '37',
  '39',
  '41',
  '43',
  '45',
  '47',
  '49',
  '51',
  '53',
] as const;
export type OccupationGroup = (typeof occupationGroups)[number];

/** Groups that every organization has, whatever it offers: management and office support. */
export const generalGroups: ReadonlySet<OccupationGroup> = new Set(['11', '43']);

export const occupationGroupLabels: Readonly<Record<OccupationGroup, string>> = {
  '11': 'management',
  '13': 'business and finance',
  '15': 'software and IT',
  '17': 'engineering and technical design',
  '19': 'science',
  '21': 'counseling, social work, and clergy',
  '23': 'legal work',
  '25': 'teaching and libraries',
  '27': 'design, media, arts, and sports',
  '29': 'health care: practitioners and technicians',
  '31': 'health care: assistants and aides',
  '33': 'security and emergency services',
  '35': 'kitchen and serving',
  '37': 'cleaning and grounds',
  '39': 'personal care and service',
  '41': 'sales',
  '43': 'office and front desk',
  '45': 'farming and forestry',
  '47': 'construction and installation',
  '49': 'maintenance and repair',
  '51': 'production',
  '53': 'driving, packing, and moving goods',
};
