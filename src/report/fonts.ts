import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const ownFamilies = [
  'Source Sans 3',
  'Noto Sans Devanagari',
  'Noto Sans',
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  'Noto Sans JP',
  'Noto Sans Symbols',
  'Noto Sans Symbols 2',
  'Noto Emoji',
] as const;

/** Fonts that the operator can install. They are not included because of their size. */
const optionalFiles: Readonly<Record<string, string>> = {
  'Noto Sans KR': 'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
  'Noto Sans SC': 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'Noto Sans TC': 'noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf',
};
const optionalFamilies = Object.entries(optionalFiles).filter(([, file]) => isInstalled(file));

/** Static TTF files, because the typesetter reads neither WOFF nor variable fonts. */
const files: Readonly<Record<string, readonly string[]>> = {
  'Source Serif 4': [
    'source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
    'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
    'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  ],
  'Source Sans 3': [
    'source-sans-3/400Regular/SourceSans3_400Regular.ttf',
    'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  ],
  'Noto Sans': [
    'noto-sans/400Regular/NotoSans_400Regular.ttf',
    'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  ],
  'Noto Sans Arabic': [
    'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  ],
  'Noto Sans Hebrew': [
    'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  ],
  'Noto Sans Devanagari': [
    'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    'noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  ],
  'Noto Sans JP': [
    'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
    'noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
  ],
  'Noto Sans Symbols': [
    'noto-sans-symbols/400Regular/NotoSansSymbols_400Regular.ttf',
    'noto-sans-symbols/600SemiBold/NotoSansSymbols_600SemiBold.ttf',
  ],
  'Noto Sans Symbols 2': ['noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'],
  'Noto Emoji': ['noto-emoji/400Regular/NotoEmoji_400Regular.ttf'],
};

export const headingFamily = 'Source Serif 4';
export const textFamilies: readonly string[] = [
  ...ownFamilies,
  ...optionalFamilies.map(([family]) => family),
];

export const fontPaths: readonly string[] = [
  ...Object.values(files).flat(),
  ...optionalFamilies.map(([, file]) => file),
].map(pathOf);

/** One file per text family, because all weights of a family cover the same characters. */
export const coveragePaths: readonly string[] = [
  ...ownFamilies.flatMap((family) => (files[family] ?? []).slice(0, 1)),
  ...optionalFamilies.map(([, file]) => file),
].map(pathOf);

function pathOf(file: string): string {
  return resolve(`@expo-google-fonts/${file}`);
}

function isInstalled(file: string): boolean {
  try {
    pathOf(file);
    return true;
  } catch {
    return false;
  }
}
