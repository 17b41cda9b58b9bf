import { describe, expect, it } from 'vitest';
import { AppError } from '#app/errors.ts';
import { refusedWebsites, takenWebsites } from '#tests/support/website-cases.ts';
import { checkRequest } from './check-request.ts';

const body = (over: object) => ({
  website: 'example.com',
  companyType: 'legal',
  domain: '',
  companySize: '11-50',
  specialty: '',
  fresh: false,
  ...over,
});

function fieldsOf(over: object): unknown {
  try {
    return checkRequest(body(over));
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid-fields') return error.fields;
    throw error;
  }
}

describe('checkRequest', () => {
  it.each(refusedWebsites)('refuses $what', ({ typed, message }) => {
    expect(fieldsOf({ website: typed })).toEqual({ website: message });
  });

  it.each(takenWebsites)('accepts $what', ({ typed, website }) => {
    expect(checkRequest(body({ website: typed })).site.website).toBe(website);
  });

  it('trusts the browser about who typed the scheme', () => {
    expect(checkRequest(body({ website: 'https://example.com' })).schemeTyped).toBe(true);
    expect(checkRequest(body({ website: 'https://example.com', schemeTyped: false })).schemeTyped).toBe(
      false,
    );
  });

  it('accepts a line of business by its id only', () => {
    expect(checkRequest(body({ specialty: 'podiatry' })).specialty).toBe('podiatry');
    expect(fieldsOf({ specialty: 'Foot doctors!' })).toEqual({
      specialty: 'Line of business must be an ID from /api/catalogue/specialties',
    });
  });

  it('accepts an empty size, and refuses all unlisted values at once', () => {
    expect(checkRequest(body({ companySize: '' })).companySize).toBe('');
    expect(fieldsOf({ website: '', companyType: '', companySize: 'huge' })).toEqual({
      website: 'Website URL is required',
      companyType: 'Company type is required',
      companySize: 'Company size must be one of 1-10, 11-50, 51-200, 201-500, 501-1000, 1000+',
    });
    expect(fieldsOf({ companyType: 'piracy' })).toEqual({
      companyType:
        'Company type must be one of consulting, tech, financial, healthcare, education, legal, retail, manufacturing, other',
    });
  });
});
