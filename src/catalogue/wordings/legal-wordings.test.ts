import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds, type Wordings } from '#tests/support/matched-workflow-ids.ts';

const lawFirm = [
  '# Hallam & Reed, attorneys at law',
  'A law office of three attorneys and a paralegal near the court.',
];

const wordings: Record<string, Wordings> = {
  'personal-injury-cases': {
    fires: [
      'If you were injured in a car accident, our personal injury attorneys recover compensation for medical bills and lost wages.',
      '# Personal Injury / We represent injured clients and their families.',
      'Our personal injury practice handles truck accident cases. / There is no fee unless we win.',
      '# Car accidents / You pay no fee unless you recover.',
      'We handle wrongful death cases and medical malpractice claims. / Hurt in a motorcycle crash? Call us.',
    ],
    silent: [
      'Our firm defends drivers with auto insurance disputes.',
      'The office is easy to reach by car and bus, and no accident has ever closed it.',
      'We do not handle personal injury cases.',
      'He learned trial work at a personal injury firm before he came here.',
      'Parking behind the house is for clients with an injury or a wheelchair.',
    ],
  },
  'criminal-defence': {
    fires: [
      '# Criminal Defense / We defend people accused of a felony.',
      'If you are charged with a crime, our criminal defense lawyers stand beside you.',
      '# DUI / We fight DUI charges in every county. Our criminal defense team knows the judges.',
      'Arrested for a misdemeanor? We defend against drug charges and assault charges.',
      '# Criminal law / Expungement and white collar defense are part of our criminal defence work.',
    ],
    silent: [
      'No criminal record is needed to apply.',
      'We draft wills for families.',
      'Our paralegal volunteers at a shelter for victims of crime.',
      'The charge for a first letter is low.',
      'We do not handle criminal defense.',
    ],
  },
  'family-law-cases': {
    fires: [
      '# Family Law / We guide you through divorce and custody.',
      'Our family law attorneys handle child custody cases. / We draft prenuptial agreements and represent you in divorce.',
      '# Divorce / Our family law practice helps with separation agreements.',
      '# Child Custody / We represent parents in custody proceedings.',
      'Adoption petitions and child support modifications are filed by our office. / Family law matters need patience.',
    ],
    silent: [
      'A family owned law office since 1962.',
      'She lives with her family and a dog from pet adoption.',
      'We support our staff and their families.',
      'Custody of original documents stays with the court.',
      'Our office does not handle divorce or family law matters.',
    ],
  },
  'bankruptcy-filings': {
    fires: [
      '# Bankruptcy / We file Chapter 7 and Chapter 13 cases.',
      'Our bankruptcy attorneys stop foreclosure and creditor harassment. / Filing bankruptcy takes some weeks.',
      'We prepare your bankruptcy petition. / Stop garnishment today.',
      '# Debt relief / Chapter 13 keeps your home.',
      'Find out whether Chapter 7 is right. / Our bankruptcy lawyer meets you at no cost.',
    ],
    silent: [
      'The former bank building went through bankruptcy long ago.',
      'See chapter 7 of our handbook.',
      'We are not bankruptcy attorneys.',
      'Relief for the town came with the railway.',
      'We draft contracts for lenders.',
    ],
  },
  'employment-disputes': {
    fires: [
      '# Employment Law / We represent employees in wrongful termination claims.',
      'Our employment law attorneys advise employees on severance. / Unpaid overtime claims are brought here.',
      '# Wrongful termination / Employment law cases are all that we take.',
      'We represent workers in employment discrimination. / Sexual harassment cases are heard in confidence.',
      '# Labor & Employment / We advise employers about wage and hour claims.',
    ],
    silent: [
      'Send your application for employment to the office.',
      'We are an equal opportunity employer and do not accept discrimination.',
      'Our staff enjoy flexible hours.',
      'Employment verification letters go to the clerk.',
      'The harassment of herons by boats is a pity.',
    ],
  },
  'civil-rights-cases': {
    fires: [
      '# Civil Rights / We sue over excessive force and false arrest.',
      'Our civil rights attorneys take police misconduct cases.  / Wrongful arrest leaves marks.',
      'Civil rights litigation is our core. / Jail death and police brutality cases across the state.',
      '# Civil Rights / Section 1983 claims against cities.',
      'We try civil rights cases. / # Excessive force',
    ],
    silent: [
      'Title VI of the Civil Rights Act applies to our office.',
      'A civil rights notice hangs in the hall.',
      'He marched for equality in his youth.',
      'The police station is next door.',
      'We draft deeds and wills.',
    ],
  },
};

describe('legal practice areas', () => {
  for (const [id, { fires, silent }] of Object.entries(wordings)) {
    it.each(fires)(`${id} matches: %s`, (line) => expect(matchedWorkflowIds(lawFirm, line)).toContain(id));
    it.each(silent)(`${id} does not match: %s`, (line) =>
      expect(matchedWorkflowIds(lawFirm, line)).not.toContain(id),
    );
  }
});
