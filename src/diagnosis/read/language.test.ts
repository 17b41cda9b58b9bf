import { describe, expect, it } from 'vitest';
import { markupLanguage, textLanguage } from './language.ts';

const samples: Record<string, string> = {
  en: 'We are a family business and have been repairing roofs for thirty years. Call us and we will come to you.',
  de: 'Wir sind ein Familienbetrieb und reparieren seit dreißig Jahren Dächer. Rufen Sie uns an, wir kommen gern zu Ihnen nach Hause.',
  fr: 'Nous sommes une entreprise familiale et réparons les toits depuis trente ans. Appelez-nous et nous viendrons chez vous.',
  es: 'Somos una empresa familiar y reparamos tejados desde hace treinta años. Llámenos y vamos a su casa con todo lo que hace falta para el trabajo.',
  it: 'Siamo una azienda di famiglia e ripariamo i tetti da trenta anni. Chiamateci e veniamo da voi con tutto quello che serve per il lavoro.',
  pt: 'Somos uma empresa familiar e reparamos telhados há trinta anos. Ligue para nós e vamos até você com tudo o que é preciso para o trabalho.',
  nl: 'Wij zijn een familiebedrijf en herstellen al dertig jaar daken. Bel ons en we komen bij u langs met alles wat nodig is voor het werk.',
  pl: 'Jesteśmy firmą rodzinną i od trzydziestu lat naprawiamy dachy. Zadzwoń do nas, a przyjedziemy do państwa ze wszystkim, co jest potrzebne, bo nie ma dla nas za małych prac.',
  cs: 'Jsme rodinná firma a opravujeme střechy již třicet let. Zavolejte nám a my k vám přijedeme se vším, co je pro práci potřeba, a také vám poradíme, jak se o střechu starat.',
  sv: 'Vi är ett familjeföretag och har lagat tak i trettio år. Ring oss så kommer vi till dig med allt som behövs för arbetet, och vi hjälper också till med det som är svårt.',
  da: 'Vi er en familievirksomhed og har repareret tage i tredive år. Ring til os, så kommer vi ud til dig med det hele, og vi hjælper også med at vælge, hvis du er i tvivl om noget.',
  no: 'Vi er en familiebedrift og har reparert tak i tretti år. Ring oss, så kommer vi ut til deg med alt, og vi hjelper også med å velge hvis du er usikker på noe, uten at det koster mer.',
  fi: 'Olemme perheyritys ja olemme korjanneet kattoja kolmekymmentä vuotta. Soita meille, niin tulemme luoksesi ja teemme kaikki työt, jotka ovat tarpeen, eikä se maksa sinun aikaasi, kun me hoidamme myös luvat.',
  hu: 'Családi vállalkozás vagyunk, és harminc éve javítunk tetőket. Hívjon minket, és már el is megyünk önökhöz, ha kell, még ma, hogy az ön háza ne ázzon be, mert ez nagyon fontos.',
  ro: 'Suntem o afacere de familie și reparăm acoperișuri de treizeci de ani. Sunați-ne și venim la dumneavoastră cu tot ce este nevoie pentru lucrare, fără să vă coste mai mult.',
  tr: 'Biz bir aile şirketiyiz ve otuz yıldır çatı onarıyoruz. Bizi arayın, size gelelim; bu iş için ne gerekiyorsa getiririz ve daha sonra da her şey için yanınızda oluruz.',
  sl: 'Smo družinsko podjetje in že trideset let popravljamo strehe. Pokličite nas, pa pridemo k vam z vsem, kar je za delo potrebno, in vam tudi svetujemo.',
  lt: 'Mes esame šeimos įmonė ir jau trisdešimt metų taisome stogus. Paskambinkite mums, ir mes atvyksime pas jus su viskuo, ko reikia, bei patarsime dėl priežiūros.',
  lv: 'Mēs esam ģimenes uzņēmums un jau trīsdesmit gadus labojam jumtus. Piezvaniet mums, un mēs atbrauksim pie jums ar visu, kas darbam ir vajadzīgs, kā arī dosim padomu.',
  et: 'Oleme pereettevõte ja parandame katuseid juba kolmkümmend aastat. Helistage meile ning me tuleme teie juurde kõigega, mida töö jaoks on vaja, ja anname ka nõu.',
  ru: 'Мы семейная компания и чиним крыши уже тридцать лет. Позвоните нам, и мы приедем к вам.',
  uk: 'Ми сімейна компанія і лагодимо дахи вже тридцять років. Зателефонуйте нам, і ми приїдемо.',
  bg: 'Ние сме семейна фирма и поправяме покриви от тридесет години. Обадете ни се.',
  el: 'Είμαστε οικογενειακή επιχείρηση και επισκευάζουμε στέγες εδώ και τριάντα χρόνια.',
  ar: 'نحن شركة عائلية ونصلح الأسطح منذ ثلاثين عاما. اتصل بنا.',
  he: 'אנחנו עסק משפחתי ומתקנים גגות כבר שלושים שנה. התקשרו אלינו.',
  hi: 'हम एक पारिवारिक व्यवसाय हैं और तीस वर्षों से छतों की मरम्मत कर रहे हैं।',
  zh: '我们是一家家族企业，三十年来一直在修理屋顶。请给我们打电话，我们会上门服务。',
  ja: '私たちは家族経営の会社で、三十年間屋根を修理しています。お電話ください。',
  ko: '저희는 가족 기업이며 삼십 년 동안 지붕을 수리해 왔습니다. 전화 주세요.',
};

describe('textLanguage', () => {
  it.each(Object.entries(samples))('recognizes %s', (language, text) => {
    expect(textLanguage(text)).toBe(language);
  });

  it('does not take parts of an address for words', () => {
    const contact = `Oak Dance Center, home, staff, schedule, tuition, dress code, 30 E. Highway, oak@mail.example.com,
      first name, last name, email, write a message, submit, 30 E. Highway, oak@mail.example.com`;
    expect(textLanguage(contact)).toBeNull();
  });

  it.each(['', 'Oak Dental', 'Home Services Contact', '1 2 3 4 5 6 7 8 9 10 11 12 13'])(
    'does not guess the language of %j',
    (text) => {
      expect(textLanguage(text)).toBeNull();
    },
  );
});

describe('markupLanguage', () => {
  it.each([
    ['de-AT', 'de'],
    ['nb-NO', 'no'],
    ['pt_BR', 'pt'],
    ['en-US', 'en'],
    ['ita', 'it'],
    ['zxx', null],
    ['jp', null],
    ['x', null],
    [null, null],
  ])('reads %j as %j', (markup, language) => {
    expect(markupLanguage(markup)).toBe(language);
  });
});
