import { defineIndustry } from '#catalogue/define.ts';

/** Medical and dental practices, pharmacies, laboratories and opticians. */
export const healthcare = [
  defineIndustry({
    id: 'healthcare',
    name: 'Healthcare provider',
    companyType: 'healthcare',
    words: [
      {
        weight: 3,
        any: [
          '(residential|detox|addiction|recovery) ~ (licensed|accredited|program) ~ (drinking|addiction|substance|drugs)',
          '(intensive outpatient|medical detox)',
        ],
      },
      {
        weight: 3,
        any: [
          '(psychotherapist|psychotherapy|psychologist|counselor|counsellor|therapists)',
          '(acupuncture|chiropractor|osteopath|naturopath)',
          '(county|community|critical access|district|general) hospital',
          '(emergency department|maternity ward|operating theatre)',
          '(virtual|online) (doctor|visit|care|clinician)',
          '(contract research organization|contract research organisation|pharmacovigilance)',
          '(gmp|formulation development|clinical supplies|stability study)',
        ],
      },
      {
        weight: 3,
        any: [
          '(hearing|audiology) (aid|test|exam|clinic|center)',
          'audiologist',
          '(medical|health|urgent care|walk in|fertility|sleep|wound care|dialysis) (clinic|center|practice)',
        ],
      },
      {
        weight: 3,
        any: [
          'new patient',
          '=our patient',
          'patient (form|portal|intake|care|registration)',
          'patients we (see|treat)',
          'accept new patient',
        ],
      },
      {
        weight: 2,
        any: [
          'medical (record|history|questionnaire)',
          '(health|medical|dental) insurance accepted',
          'notice of privacy practices',
          'medicare',
          'medicaid',
          'symptom',
          'treatment plan',
          'health care provider',
          'patient',
        ],
      },
      { weight: 1, any: ['clinic', 'doctor', 'hipaa', 'appointment', 'treatment', 'health', 'care'] },
      { weight: 3, language: 'fr', any: ['=nos patients', 'nouveau patient', 'formulaire patient', 'soins'] },
      { weight: 3, language: 'de', any: ['=unsere patienten', 'sprechstunde', 'praxis', 'behandlung'] },
      {
        weight: 3,
        language: 'es',
        any: ['=nuestros pacientes', 'paciente', 'clínica', 'tratamiento médico'],
      },
    ],
    structuredTypes: ['MedicalOrganization', 'MedicalBusiness', 'MedicalClinic', 'Hospital'],
  }),
  defineIndustry({
    id: 'medical-practice',
    name: 'Medical practice',
    companyType: 'healthcare',
    words: [
      {
        weight: 3,
        any: [
          '(primary|urgent) care',
          'family (medicine|practice|doctor)',
          'internal medicine',
          'general practitioner',
          '=our (physician|doctor)',
          'gp (practice|surgery)',
        ],
      },
      {
        weight: 2,
        any: [
          'physician',
          'annual (physical|wellness)',
          'chronic (disease|condition)',
          'vaccination',
          'prescription refill',
          'referral',
          'nurse practitioner',
          'cardiology',
          'dermatology',
          'pediatric',
          'gynecology',
        ],
      },
      { weight: 3, language: 'de', any: ['hausarzt', 'arztpraxis', 'hausärztin'] },
      { weight: 3, language: 'fr', any: ['médecin', 'cabinet médical'] },
    ],
    structuredTypes: ['Physician', 'PrimaryCare', 'FamilyPractice', 'Dermatology', 'Pediatric'],
  }),
  defineIndustry({
    id: 'dental-practice',
    name: 'Dental practice',
    companyType: 'healthcare',
    words: [
      {
        weight: 3,
        any: [
          'dentist',
          'dental (practice|office|hygiene|hygienist|care|clean|cleaning|implant|crown)',
          'family dentistry',
          'cosmetic dentistry',
          'orthodontist',
        ],
      },
      {
        weight: 2,
        any: [
          'teeth (whitening|cleaning)',
          'root canal',
          'veneer',
          'denture',
          'tooth',
          'gum disease',
          'invisalign',
          'smile makeover',
        ],
      },
      {
        weight: 3,
        language: 'fr',
        any: ['dentiste', 'hygiéniste dentaire', 'hygiène dentaire', 'nettoyage dentaire'],
      },
      { weight: 3, language: 'de', any: ['zahnarzt', 'zahnarztpraxis', 'zahnreinigung'] },
      { weight: 3, language: 'es', any: ['dentista', 'clínica dental'] },
    ],
    structuredTypes: ['Dentist'],
  }),
  defineIndustry({
    id: 'pharmacy',
    name: 'Pharmacy',
    companyType: 'healthcare',
    words: [
      {
        weight: 3,
        any: [
          '(community|independent|retail|compounding) (pharmacy|chemist)',
          '(dispense|dispensing) ~ prescription',
          'blister pack',
        ],
      },
      {
        weight: 3,
        any: [
          '=our pharmacy',
          'pharmacist',
          '(refill|transfer) ~ prescription',
          'compounding pharmacy',
          'compounded medication',
        ],
      },
      { weight: 2, any: ['prescription', 'medication', 'immunization', 'over counter'] },
      { weight: 3, language: 'de', any: ['apotheke'] },
      { weight: 3, language: 'fr', any: ['pharmacie'] },
      { weight: 3, language: 'es', any: ['farmacia'] },
    ],
    structuredTypes: ['Pharmacy'],
  }),
  defineIndustry({
    id: 'diagnostics',
    name: 'Imaging or laboratory diagnostics',
    companyType: 'healthcare',
    words: [
      {
        weight: 3,
        any: [
          '(clinical|diagnostic|pathology|reference) (laboratory|lab)',
          '(phlebotomy|paternity test|drug test collection)',
          'blood tests',
        ],
      },
      {
        weight: 3,
        any: [
          'diagnostic imaging',
          'ultrasound (scan|exam|imaging|appointment)',
          'mri scan',
          'radiology',
          'medical laboratory',
          'blood (test|draw)',
          'mobile ultrasound',
        ],
      },
      {
        weight: 2,
        any: ['sonographer', 'radiologist', 'mammogram', 'x ray', 'ct scan', 'specimen', 'phlebotomist'],
      },
    ],
    structuredTypes: ['DiagnosticLab', 'MedicalTest'],
  }),
  defineIndustry({
    id: 'optometry',
    name: 'Eye or hearing care',
    companyType: 'healthcare',
    words: [
      {
        weight: 3,
        any: [
          '(eye|vision) (exam|examination|care|doctor)',
          '(glasses|contact lenses|eyeglasses) ~ (exam|fit|frame)',
          'optician',
        ],
      },
      {
        weight: 3,
        any: [
          'eye exam',
          'optometrist',
          'optometry',
          'ophthalmologist',
          'hearing aid',
          'audiologist',
          'eye doctor',
        ],
      },
      { weight: 2, any: ['contact lens', 'eyeglasses', 'prescription glasses', 'vision care', 'cataract'] },
    ],
    structuredTypes: ['Optician', 'Optometric'],
  }),
];
