import { defineIndustry } from '#catalogue/define.ts';

/** Therapy, care at home, and care for animals. */
export const care = [
  defineIndustry({
    id: 'mental-health',
    name: 'Counselling or psychotherapy practice',
    companyType: 'healthcare',
    words: [
      {
        weight: 3,
        any: [
          'psychotherapy',
          'therapy session',
          'licensed (therapist|counselor|psychologist)',
          'mental health (service|care|counseling)',
          'couples (therapy|counseling)',
        ],
      },
      {
        weight: 2,
        any: [
          'anxiety',
          'depression',
          'trauma',
          'psychologist',
          'counsellor',
          'cognitive behavioral',
          'psychiatrist',
        ],
      },
    ],
    structuredTypes: ['Psychiatric'],
  }),
  defineIndustry({
    id: 'physical-therapy',
    name: 'Physiotherapy or chiropractic practice',
    companyType: 'healthcare',
    words: [
      {
        weight: 3,
        any: [
          '(physical|physio|occupational|sports|vestibular) (therapy|therapist|therapists)',
          'physiotherapy',
          '(sports|injury) rehabilitation',
          '(chiropractic|chiropractor|osteopath)',
        ],
      },
      {
        weight: 3,
        any: [
          'physical therapy',
          'physiotherapy',
          'physiotherapist',
          'chiropractor',
          'chiropractic',
          'osteopath',
          'occupational therapy',
          'sports medicine',
        ],
      },
      {
        weight: 2,
        any: ['back pain', 'rehabilitation', 'spinal', 'injury recovery', 'acupuncture', 'range of motion'],
      },
      { weight: 3, language: 'de', any: ['physiotherapie', 'krankengymnastik'] },
    ],
    structuredTypes: ['Physiotherapy', 'Chiropractic'],
  }),
  defineIndustry({
    id: 'home-care',
    name: 'Home or senior care',
    companyType: 'healthcare',
    names: [
      '(home (care|nursing|health)|in home care|senior care|elder care|care home|nursing home|=caregivers|=hospice|assisted living|senior living)',
    ],
    words: [
      {
        weight: 3,
        any: [
          '(nursing|nurses) (bureau|agency)',
          '(trained|day night|night|live in) (nurses|nurse|attendants|carers|caregivers)',
          '(elderly|newborn|new born|post operative) care ~ home',
        ],
      },
      {
        weight: 3,
        any: [
          '(nursing|bedside) (service|services|staff)',
          '(attendant|attendants|caretaker|caretakers) (service|services|staff)',
        ],
      },
      {
        weight: 3,
        any: [
          '(home|private duty|in home|bedside|domiciliary|live in) (nursing|nurse|nurses|carer|carers|care)',
          '(patient|elderly|elder|home|nursing|baby|personal) (attendant|attendants|caretaker|caretakers)',
          '(nurse|nurses|nursing) =at (home|doorstep)',
          '(residential|nursing|retirement|care|group) (care home|home|homes) ~ (resident|residents|elderly|older|seniors)',
        ],
      },
      {
        weight: 3,
        any: [
          '(home|senior|elder|companion|respite|hospice|palliative) care',
          'caregivers',
          '(assisted|senior|memory) (living|care)',
        ],
      },
      {
        weight: 3,
        any: [
          'home (health|care) (aide|agency|service)',
          'in home care',
          '=our caregiver',
          'assisted living',
          'nursing home',
          'hospice',
          'senior living',
          'memory care',
        ],
      },
      {
        weight: 2,
        any: [
          'caregiver',
          'activities daily living',
          'respite care',
          'companionship',
          'dementia',
          'elderly',
          'resident',
        ],
      },
      { weight: 3, language: 'de', any: ['pflegedienst', 'pflegeheim', 'ambulante pflege'] },
    ],
    structuredTypes: ['NursingHome'],
  }),
  defineIndustry({
    id: 'veterinary',
    name: 'Veterinary practice',
    companyType: 'healthcare',
    names: ['(=veterinary|=vet|=vets|(animal|pet) (clinic|hospital))'],
    words: [
      { weight: 3, any: ['(animal|pet) (clinic|hospital|surgery)'] },
      {
        weight: 3,
        any: [
          'veterinary (clinic|hospital|care|practice|medicine)',
          'veterinarian',
          'animal hospital',
          'vet clinic',
        ],
      },
      { weight: 2, any: ['spay neuter', 'pet vaccination', '=your pet', 'dog cat', 'microchip'] },
      { weight: 3, language: 'de', any: ['tierarzt', 'tierarztpraxis'] },
    ],
    structuredTypes: ['VeterinaryCare'],
  }),
];
