import { defineIndustry } from '#catalogue/define.ts';

/** Houses of culture and media. Beneath the company type "other". */
export const culture = [
  defineIndustry({
    id: 'culture-media',
    name: 'Museum, library, publisher or media',
    companyType: 'other',
    names: ['(=museum|=gallery|=library|=theatre|=orchestra|=choir|=publishing|=press|historical society)'],
    words: [
      {
        weight: 3,
        any: [
          '(public library|borrow ~ books|interlibrary loan|story time|reading room)',
          '(theatre|playhouse|stage|auditorium) ~ (seat|drama|comedy|dance|performances|panto|productions|trust)',
          '(independent|small|poetry|university) (publishers|publisher|press)',
          '(unsolicited manuscripts|manuscript submissions)',
          'publishers =of ~ (poetry|books|nature|fiction)',
        ],
      },
      {
        weight: 3,
        any: [
          '(historical|heritage|preservation) (society|museum|association)',
          '(theatre|theater|opera|ballet|dance|orchestra|symphony|choir|chorale|playhouse) (company|=season|society|guild)',
          '(free|public|memorial|town|community) library',
          "(children's|childrens|art|science|history|railway|railroad|maritime|aviation|discovery|heritage) museum",
          '=our (museum|exhibits|exhibitions|galleries)',
          '(auditions|matinee|curtain|playbill)',
        ],
      },
      {
        weight: 2,
        any: [
          '(artifact|archivist|curator|docent)',
          '(borrow|storytime|interlibrary loan|librarian)',
          '(season pass|subscription series|box office)',
        ],
      },
      {
        weight: 3,
        any: [
          '(plan|=your) visit ~ (museum|gallery|exhibit|zoo|aquarium)',
          '(current|upcoming|permanent) (exhibition|exhibit)',
          '(library|museum) (hours|card|catalog|pass)',
          '(=our|community) theater',
          '(local news|newsroom|subscribe ~ paper)',
        ],
      },
      {
        weight: 3,
        any: [
          'museum',
          'art gallery',
          'public library',
          'library card',
          '=our collection',
          'publishing house',
          '=our author',
          'magazine subscription',
          'newspaper',
          'radio station',
          'podcast network',
          'submission guideline',
        ],
      },
      {
        weight: 2,
        any: [
          'exhibition',
          'exhibit',
          'editor',
          'archive',
          'curator',
          'journalist',
          '(past|latest|current|back|print) issue',
          'subscribe ~ (magazine|paper|print|journal)',
        ],
      },
    ],
    structuredTypes: ['Museum', 'Library', 'ArtGallery', 'NewsMediaOrganization', 'RadioStation'],
  }),
];
