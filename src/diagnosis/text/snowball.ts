import snowball from 'snowball-stemmers';
import type { LanguageDefinition } from '#catalogue/lexicon/lexicon-schemas.ts';

export function newStemmer(algorithm: NonNullable<LanguageDefinition['stemmer']>): (word: string) => string {
  const stemmer = snowball.newStemmer(algorithm);
  return (word) => stemmer.stem(word);
}
