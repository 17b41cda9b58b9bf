import type { PageFacts } from '../read/page-facts.ts';

/**
 * Prompt injection: phrases that address or instruct a language model, which an organization
 * wouldn't write for its customers. Texts are first normalized with `fold`.
 */
const toMachines: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|discard|skip)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines?|directions?|context|constraints?|system message|polic(?:y|ies))\b/,
  /\b(?:ignorier\w*|vergiss|vergesst|missachte\w*|verwirf)\b.{0,50}\b(?:anweisung\w*|regeln|vorgaben|prompts?|instruktion\w*)\b/,
  /\b(?:ignore[sz]?|ignorez|oublie[sz]?|negligez)\b.{0,50}\b(?:instructions?|consignes?|regles?|directives?)\b/,
  /\b(?:ignora|ignore|ignorad|olvida|olvide|omite)\b.{0,50}\b(?:instrucciones|reglas|ordenes|indicaciones)\b/,
  /\b(?:ignora|ignorate|dimentica|trascura)\b.{0,50}\b(?:istruzioni|regole|direttive)\b/,
  /\b(?:ignore|ignora|esqueca|desconsidere)\b.{0,50}\b(?:instrucoes|regras|orientacoes)\b/,
  /\b(?:negeer|vergeet)\b.{0,50}\b(?:instructies|regels|opdrachten|aanwijzingen)\b/,
  /\b(?:zignoruj|ignoruj|pomin|zapomnij)\b.{0,50}\b(?:instrukcj\w*|polecen\w*|zasad\w*)\b/,
  /\b(?:ignorera|glom|bortse)\b.{0,50}\b(?:instruktion\w*|regler)\b/,
  /(?:игнорируй|забудь|проигнорируй|не обращай внимания)\S*.{0,50}(?:инструкци|указани|правил)/,
  /(?:忽略|无视|無視|忘记|忘記).{0,20}(?:指令|指示|说明|說明|提示|规则|規則)/,
  /(?:指示|命令|プロンプト|ルール).{0,12}(?:無視|忘れ)/,
  /(?:지시|명령|규칙|프롬프트).{0,12}(?:무시|잊)/,
  /(?:تجاهل|انس).{0,40}(?:التعليمات|الاوامر|القواعد)/,
  /(?:निर्देश|नियम)\S*.{0,30}(?:अनदेखा|भूल)/,
  /(?:talimat|kural)\S*.{0,30}(?:yok say|gormezden gel|unut)/,
  /\b(?:attention|note|notice|message|memo|instructions?|hint|reminder|important|dear|hey|hello)\b[\s:,-]{0,3}(?:to |for |all |any |the )*(?:ai|a\.i\.|llms?|language models?|chatbots?|chatgpt|gpt(?:-?\d\S*)?|claude|gemini|copilot|ai assistants?|ai agents?|bots?|crawlers?|robots?)\b(?: (?:models?|agents?|assistants?|systems?|readers?|crawlers?|bots?|reading|analyzing|analysing|reviewing|that|who|which)\b|\s*[:,!—-])/,
  /\b(?:if|when|since|because|as) (?:you|u) (?:are|'re|r) (?:an? )?(?:ai\b|a\.i\.|llm|(?:large )?language model|bot\b|chatbot|machine|automated|crawler|assistant)/,
  /\byou are (?:now )?(?:an? )?(?:ai\b|llm|(?:large )?language model|chatbot|unrestricted|jailbroken|dan\b|developer mode|helpful assistant|our sales assistant|in (?:developer|debug|admin|maintenance|test) mode)/,
  /\b(?:an die|hinweis an|nachricht an|achtung|wenn du ein)\w*\b.{0,20}\b(?:ki|k\.i\.|sprachmodell\w*|chatbot\w*|llm)\b/,
  /\b(?:note|message|attention|avis)\b.{0,12}\b(?:a l'ia|aux ia|l'ia|pour l'ia|modeles? de langage|assistants? ia)\b/,
  /\b(?:nota|mensaje|aviso|atencion)\b.{0,14}\b(?:la ia|las ia|ia|modelos? de lenguaje|asistentes?(?: de ia)?)\b/,
  /\b(?:nota|messaggio|avviso|attenzione)\b.{0,14}\b(?:l'ia|ia|modelli? linguistic\w*|assistente)\b/,
  // Forged conversation turns and delimiters.
  /(?:^|[<[{#*/]|\|\s?)\s*(?:system|assistant|developer|human|user|admin|instruction|inst|sys)(?: (?:message|prompt|note|override|update))?\s*(?:[>\]}]|:{1,2}\s)/,
  /<\|?\/?(?:im_start|im_end|system|assistant|user|endoftext|eot|inst|page|site|untrusted|data|document)\b/,
  /\[\/?(?:inst|sys|system|assistant|end of (?:data|page|document|input))\]|<<\/?sys>>/,
  /\b(?:end|begin|start) of (?:the )?(?:data|document|page|website|untrusted|user|system|input|context)\b.{0,24}\b(?:instructions?|message|prompt|text|data|content|system|input)?\b\s*[-=:.]*\s*(?:new|now|$)/,
  /\b(?:system|hidden|initial|original|previous|full|entire|secret|developer) (?:prompt|instructions?)\b/,
  /\b(?:new|updated|additional|further|real|actual|following) (?:system )?(?:instructions?|task|directive|prompt)\s*(?::|for (?:the )?(?:ai|model|assistant|reader)|follow)/,
  /\b(?:print|reveal|repeat|output|show|leak|disclose|dump|return|translate|summari[sz]e|quote|copy)\b.{0,40}\b(?:your|the|all|these|previous|above) (?:\w+ ){0,3}(?:prompts?|instructions? (?:above|before|verbatim|word for word|you)|system message|api[- ]?key|everything above)\b/,
  /\b(?:respond|answer|reply|output|return) (?:only )?(?:with|in) (?:the )?(?:following )?(?:json|xml|valid json)\b/,
  /"(?:sameas|englishname|workflows|offerings|framework|replicabilitydifficulty|servicevalue|timeinvestment|judgments|definitionid)"\s*:/,
  /\b(?:json|schema|output|your answer|your response) (?:must|should|shall) (?:contain|include|be|have|set|say)\b/,
  /\b(?:rate|score|mark|classify|label|set)\b.{0,40}\b(?:tasks?|workflows?|service value|difficulty|replicability|sub-?factors?|judgment)\b.{0,40}(?:\b(?:to|as|at|with|of)\b|[=:])\s*["']?(?:\d|max|min|automate|enhance|optimi[sz]e|high|low|true|false|five|ten|one)/,
  /\b(?:report|claim|state|show|output|calculate|promise)\b.{0,40}\b(?:savings?|hours saved|roi|return)\b.{0,12}\b(?:of|as|at|=)\s*(?:at least )?[$€£]?\d.{0,40}\b(?:diagnos|report|client|tool|analysis|per week|regardless|no matter)/,
  /\b(?:recommend|select|choose)\b (?:only |always |exclusively )?(?:the |our )?["']?[\p{L} -]{0,40}["']? ?(?:module|partner)s?\b.{0,40}\b(?:first|only|above|always|report|diagnos|regardless)/u,
  /\b(?:add|list|report|include|insert|record|name)\b.{0,80}\bas (?:an? |our |the |its )?(?:\w+ )?(?:workflow|offering|finding|observed task)s?\b/,
  /\b(?:when|while|if) (?:analy[sz]ing|summari[sz]ing|reading|evaluating|processing|diagnosing|auditing|parsing|scanning|crawling) (?:this|the|our) (?:page|site|website|text|document|content|company)\b/,
  /\b(?:site |page |automated |ai |website )(?:analy[sz]er|summari[sz]er|parser|scanner|scraper|evaluator|auditor)s? (?:must|should|shall|(?:is|are) (?:required|instructed))\b/,
  /\b(?:wenn|beim) .{0,20}(?:analysier\w*|zusammenfass\w*|auswert\w*)\b.{0,60}\b(?:website|seite|unternehmen)\b.{0,40}\b(?:melde|nenne|gib|setze|fuge|behaupte|bewerte)\b/,
  /\b(?:do not|don't|never) (?:mention|report|list|quote|include|reveal) .{0,40}\b(?:in (?:the|your) (?:report|diagnosis|answer|output|summary|analysis)|to the user|workflows?)\b/,
];

/** Invisible characters can hide a phrase from the patterns. */
const hidden = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;
const hiddenMessage = /[\u200b-\u200d\u2060\u{e0000}-\u{e007f}]{6,}/u;
/** Text that nobody reads: long runs of Base64 or hexadecimal digits. */
const encoded = /(?:[A-Za-z0-9+/]{48,}={0,2}|(?:[0-9a-f]{2}\s?){32,})/;
/** Six or more letters with spaces, dots, underscores, or hyphens between them: "i g n o r e". */
const spacedLetters = /(?<![\p{L}\p{N}])(?:\p{L}[\s._-]){5,}\p{L}(?![\p{L}\p{N}])/gu;

const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
/** Cyrillic letters that look like Latin letters. */
const cyrillic: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
};

export function addressesMachine(text: string): boolean {
  if (hiddenMessage.test(text) || encoded.test(text.replaceAll(/https?:\S+/g, ''))) return true;
  const plain = fold(text);
  const variants = [plain, unspaced(plain), withoutLookalikes(plain)];
  return variants.some((variant) => toMachines.some((pattern) => pattern.test(variant)));
}

export function pageAddressesMachine(page: PageFacts): boolean {
  const { title, description, blocks, links, structured } = page;
  const properties = structured.flatMap((item) => Object.values(item.properties).flat());
  const texts = [
    title,
    description,
    ...blocks.map(({ text }) => text),
    ...links.map(({ text }) => text),
    ...properties,
  ];
  // An instruction may be split into several blocks.
  return texts.some(addressesMachine) || addressesMachine(windowsOf(blocks.map(({ text }) => text)));
}

function windowsOf(texts: readonly string[]): string {
  return texts.filter((text) => text.length <= shortBlock).join(' ');
}

const shortBlock = 60;

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(hidden, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ');
}

function unspaced(text: string): string {
  return text.replace(spacedLetters, (letters) => letters.replace(/[\s._-]/g, ''));
}

function withoutLookalikes(text: string): string {
  return text
    .replace(/(?<=\p{L})[013457@$]|[013457@$](?=\p{L})/gu, (letter) => lookalikes[letter] ?? letter)
    .replace(/(?<=[a-z])[аеорсхуіѕ]|[аеорсхуіѕ](?=[a-z])/g, (letter) => cyrillic[letter] ?? letter);
}
