import type { PageFacts } from '#diagnosis/read/page-facts.ts';

export interface PrivateSpan {
  start: number;
  end: number;
  placeholder: '[email]' | '[phone]' | '[name]';
}

const email =
  /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\]|\{at\}|\s(?:at|AT)\s(?=\S+\s?(?:\.|\(dot\)|\[dot\]|\sdot\s)\s?\p{L}))\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\]|\sdot\s)\s?[\p{L}\p{N}-]+)+/gu;
const phone = /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d[\d\s()./\u00a0–-]{5,}\d(?![\p{L}\p{N}])/gu;
const phoneDigits = { min: 7, max: 15 };
/** Year ranges, dates, and amounts that look like phone numbers. */
const noPhone =
  /^(?:\d{4}\s?[-–/]\s?\d{4}|\d{4}-\d{2}-\d{2}.*|\d{1,2}[./]\d{1,2}[./]\d{2,4}.*|\d{1,3}(?:[ .]\d{3})+)$/;

export function findPrivateSpans(text: string, names: readonly string[]): PrivateSpan[] {
  const found: PrivateSpan[] = [];
  for (const match of text.matchAll(email))
    found.push({ start: match.index, end: match.index + match[0].length, placeholder: '[email]' });
  for (const match of text.matchAll(phone)) {
    const digits = match[0].replace(/\D/g, '').length;
    if (digits < phoneDigits.min || digits > phoneDigits.max || noPhone.test(match[0].trim())) continue;
    found.push({ start: match.index, end: match.index + match[0].length, placeholder: '[phone]' });
  }
  for (const name of names) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      // Japanese and Chinese put no separator between a name and the next word.
      if (!/\p{Script=Han}/u.test(name) && isWithinWord(text, at, at + name.length)) continue;
      found.push({ start: at, end: at + name.length, placeholder: '[name]' });
    }
  }
  const sorted = found.sort((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter((span, index) => sorted.slice(0, index).every((other) => other.end <= span.start));
}

function isWithinWord(text: string, start: number, end: number): boolean {
  const letter = /[\p{L}\p{N}]/u;
  return letter.test(text.charAt(start - 1)) || letter.test(text.charAt(end));
}

const part = "\\p{Lu}(?:\\p{Ll}|['’]\\p{L})[\\p{L}'’]*(?:-\\p{Lu}[\\p{L}'’]+)?";
const particle = '(?:von|van|de|der|den|del|della|di|da|dos|la|le|ten|zu|al|el|bin)';
const fullName = `${part}(?:\\s(?:\\p{Lu}\\.|${particle}|${part})){0,3}\\s${part}`;
const title =
  '(?:Dr|Mr|Mrs|Ms|Prof|Rev|Fr|Dott|Sig|Sra?|Hr|Frau|Herr|Mme|Sir|Dame)\\.?(?:\\smed\\.|\\sdent\\.|\\svet\\.)?';
const role =
  '(?:CEO|CTO|CFO|COO|Founder|Co-?[Ff]ounder|Owner|Director|Managing|Manager|Partner|President|Vice|Head|Lead|Senior|Junior|Chief|Principal|Attorney|Lawyer|Solicitor|Dentist|Doctor|Physician|Nurse|Hygienist|Receptionist|Therapist|Teacher|Engineer|Designer|Developer|Consultant|Accountant|Architect|Chef|Stylist|Geschäftsführer\\p{L}*|Inhaber\\p{L}*|Leiter\\p{L}*|Meister\\p{L}*|Gérante?|Directeur|Directrice|Fondat\\p{L}+|Responsable|Gerente|Directora?|Fundador\\p{L}*|Titolare|Amministrat\\p{L}+|Responsabile|Consulente|Impiegat\\p{L}|Avvocat\\p{L}|Właściciel\\p{L}*|Kierownik|Eigena\\p{L}+|DDS|DMD|MD|PhD|CPA|Esq|RN|DVM|Dipl)';

const introductions: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${title}(?:\\s${title})*\\s(${fullName}|${part})`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:[Bb]y|[Ww]ritten by|[Pp]osted by|[Aa]uthor:|[Cc]ontact:|[Aa]sk for|[Ff]ounded by|[Oo]wned by|[Mm]y name is|I am|I['’]m|[Vv]on|[Pp]ar|[Pp]or|[Aa]nsprechpartner(?:in)?:|[Ii]nhaber(?:in)?:|[Gg]eschäftsführer(?:in)?:|[Tt]itolare:|[Rr]esponsabile:|[Rr]esponsable:|[Pp]ropietari[oa]:|[Ww]łaściciel(?:ka)?:|[Ee]igenaar:)\\s(${fullName})`,
    'gu',
  ),
  new RegExp(`(?<!\\p{L})(${fullName})\\s?[,–—|(-]\\s?${role}(?!\\p{L})`, 'gu'),
  new RegExp(`^[-–—]\\s?(${fullName})`, 'gmu'),
  /(?:代表取締役|代表|社長|店長|院長|担当者?|所長)\s?[：:]\s?(\p{Script=Han}{2,4}\s?\p{Script=Han}{1,3})/gu,
];
const startsWithRole = new RegExp(`^(?!Lead|Head|Partner|Senior|Managing)${role}(?!\\p{L}).{0,60}$`, 'u');
/**
 * A block entirely in quotation marks usually quotes a customer, whose name often follows in the
 * next block: "Sarah T., Leeds".
 */
const isQuotation = /^["“„«].{20,}["”“»]$/su;
const signature = new RegExp(`^(${part}\\s\\p{Lu}\\.)(?=$|[\\s,])`, 'u');
const wholeName = new RegExp(`^(?:${title}\\s)?(${fullName})(?:,\\s?[\\p{L}. ]{2,30})?$`, 'u');
const noName =
  /\b(?:Our|Your|The|Meet|Team|About|Us|Contact|Staff|Services?|Board|Office|Company|Care|Privacy|Policy|Book|Read|More|Learn|Get|Touch|Home|Customer|Street|Road|Avenue|Center|Centre|Clinic|School|Studio|Group|Unser|Kontakt|Praxis|Nuestro|Notre|Équipe)\b/;

const personTypes = /^(?:Person|Physician|Dentist|Author)$/;
const personProperties = [
  'author',
  'employee',
  'founder',
  'member',
  'contactPoint.name',
  'creator',
  'reviewer',
];

/**
 * Finds only names that the page marks, for example in bylines or next to a role, and misses other names in
 * running text. Longest names first.
 */
export function peopleNamed(pages: readonly PageFacts[]): string[] {
  const names = new Set<string>();
  for (const page of pages) {
    for (const { type, properties } of page.structured) {
      if (personTypes.test(type)) for (const name of properties.name ?? []) names.add(name.trim());
      for (const key of personProperties) for (const name of properties[key] ?? []) names.add(name.trim());
    }
    let quoted = false;
    for (const [at, { text, kind, section }] of page.blocks.entries()) {
      for (const name of introducedIn(text)) names.add(name);
      const lists = page.kind === 'team' || (page.kind === 'about' && kind === 'heading');
      const isMarked = lists || quoted || startsWithRole.test(page.blocks[at + 1]?.text ?? '');
      const whole = isMarked && section === 'main' ? wholeName.exec(text.trim()) : null;
      if (whole?.[1] && !noName.test(text)) names.add(whole[1]);
      const signed = quoted ? signature.exec(text.trim())?.[1] : undefined;
      if (signed) names.add(signed);
      quoted = isQuotation.test(text.trim());
    }
  }
  return [...names].filter(isName).sort((a, b) => b.length - a.length);
}

export function peopleIntroduced(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(introducedIn))].filter(isName).sort((a, b) => b.length - a.length);
}

function introducedIn(text: string): string[] {
  return introductions.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => (match[1] ?? '').trim()),
  );
}

export function withoutPrivate(text: string, names: readonly string[]): string {
  let masked = '';
  let at = 0;
  for (const { start, end, placeholder } of findPrivateSpans(text, names)) {
    masked += text.slice(at, start) + placeholder;
    at = end;
  }
  return masked + text.slice(at);
}

function isName(name: string): boolean {
  return (
    name.length >= 4 && name.length <= 60 && /\p{Lu}|\p{Script=Han}/u.test(name) && !/https?:|@|\d/.test(name)
  );
}
