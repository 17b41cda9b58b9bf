import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'dentists of many services',
  ['# Larch Dental', 'Dental practice; our dentists and hygienists treat patients. Dental care.'],
  [
    {
      workflow: 'dental-imaging',
      fires: ['Digital X-rays use less radiation than film.', '3D cone beam imaging shows the jaw.'],
      silent: ['Imagine a new smile.', 'Cameras are not allowed in the waiting room.'],
    },
    {
      workflow: 'dental-implants',
      fires: ['We place dental implants and crowns.', '# Dental Implants'],
      silent: ['An implanted idea.', 'Our plants are watered weekly.'],
    },
    {
      workflow: 'root-canal-treatment',
      fires: ['Root canal treatment in one visit.', '# Endodontics'],
      silent: ['The Panama canal.', 'Roots of our town.'],
    },
    {
      workflow: 'childrens-dentistry',
      fires: ["We offer children's dentistry in a friendly room.", '# Kids Dentistry'],
      silent: ['A family owned practice.', 'Children draw in the waiting room.'],
    },
    {
      workflow: 'crowns-bridges',
      fires: ['We make same-day crowns with CEREC.', '# Crowns & Bridges'],
      silent: ['The crown prince.', 'Two bridges lead into town.'],
    },
    {
      workflow: 'smile-cosmetics',
      fires: ['Professional teeth whitening in an hour.', '# Veneers'],
      silent: ['A smile costs nothing.', 'White walls.'],
    },
    {
      workflow: 'dentures-service',
      fires: ['Full and partial dentures that fit.', '# Denture Repair'],
      silent: ['An adventure for all.'],
    },
    {
      workflow: 'jaw-sleep-dentistry',
      fires: ['We provide TMJ treatment and custom night guards.', '# Sleep Apnea'],
      silent: ['Night sleep is healthy.'],
    },
  ],
);

describeWordings(
  'clinics and hospitals',
  ['# Larch Hospital', 'Medical practice and hospital clinic; our doctors and physicians treat patients.'],
  [
    {
      workflow: 'emergency-care',
      fires: ['24 hour emergency department with trauma team.', '# Urgent Care'],
      silent: ['In an emergency call 911.', 'Go to the nearest emergency room.'],
    },
    {
      workflow: 'inpatient-care',
      fires: ['A ten bed intensive care unit.', 'In-patient care with private rooms.'],
      silent: ['Flower beds.', 'Wards of court.'],
    },
    {
      workflow: 'function-tests',
      fires: [
        'EMG testing and nerve conduction studies are done here.',
        'ECG and echocardiography in the clinic.',
      ],
      silent: ['A test of nerve.', 'Echoes of the past.'],
    },
    {
      workflow: 'lab-testing',
      fires: ['Blood tests and home sample collection.', '# Laboratory Services'],
      silent: ['A sample letter.', 'Testing times.'],
    },
    {
      workflow: 'eye-surgery',
      fires: ['Cataract surgery by our surgeons.', '# LASIK'],
      silent: ['Surgery hours.', 'Catering for all.'],
    },
  ],
);

describeWordings(
  'home care agencies',
  ['# Larch Home Care', 'Home care agency; in-home care for seniors by our caregivers.'],
  [
    {
      workflow: 'care-assessments',
      fires: ['A nurse makes a free in-home assessment.', 'We match caregivers to families.'],
      silent: ['A tax assessment.', 'A football match.'],
    },
    {
      workflow: 'benefit-support',
      fires: ['We help veterans apply for benefits.', '# Veterans Benefits'],
      silent: ['The benefits of walking.'],
    },
    {
      workflow: 'dementia-care',
      fires: ["Alzheimer's and dementia care at home.", '# Memory Care'],
      silent: ['A memory of the war.'],
    },
    {
      workflow: 'companion-care',
      fires: ['Companionship and running errands.', '# Companion Care'],
      silent: ['The companion volume.'],
    },
    {
      workflow: 'home-helping',
      fires: ['Light housekeeping and laundry.', '# Meal Preparation'],
      silent: ['Good housekeeping seal.'],
    },
  ],
);

describeWordings(
  'pharmacies',
  ['# Larch Pharmacy', 'Community pharmacy; our pharmacists fill prescriptions. Drugstore.'],
  [
    {
      workflow: 'compounding',
      fires: ['Our pharmacists compound medicines.', '# Compounding'],
      silent: ['The compound has a gate.'],
    },
    {
      workflow: 'medicine-delivery',
      fires: ['Free delivery of prescriptions.', 'We deliver your medications.'],
      silent: ['Labour and delivery.'],
    },
    {
      workflow: 'medicine-reviews',
      fires: ['Medication reviews and blister packs.', '# Med Sync'],
      silent: ['Five star reviews.'],
    },
  ],
);

describeWordings(
  'vets of many services',
  ['# Larch Vets', 'Veterinary clinic; our vets treat dogs, cats and pets. Animal hospital.'],
  [
    {
      workflow: 'animal-diagnostics',
      fires: ['In-house laboratory and diagnostic imaging.', '# Digital Radiography'],
      silent: ['A blood relation.'],
    },
    {
      workflow: 'animal-dentistry',
      fires: ['Dental cleanings for dogs and cats.', '# Pet Dental Care'],
      silent: ['Teeth of a saw.'],
    },
  ],
);

describeWordings(
  'counsellors',
  ['# Larch Therapy', 'Counselling and psychotherapy practice; our therapists see clients.'],
  [
    {
      workflow: 'clinical-supervision',
      fires: ['Clinical supervision for trainee counsellors.', 'I supervise associates towards licensure.'],
      silent: ['Under adult supervision.'],
    },
  ],
);
