/**
 * Function words by language, in lowercase, such as articles, prepositions, and pronouns. They make up about a
 * third of running text. A word shared by several languages counts partly for each of them.
 */
export const languageWords: ReadonlyMap<string, string> = new Map([
  [
    'en',
    'the and of to in is are was were be been for with on at by from this that these those you your we our us it its as or an not can will have has had do does they their them he she his her who what when where which how all any more about if there than but so also may please',
  ],
  [
    'de',
    'der die das und ist sind war ein eine einen einem einer eines nicht mit für von zu zum zur im in am auf bei aus nach über unter durch wir sie ihr ihre ihren ihnen uns unser unsere unseren sich auch oder als wie wenn werden wird kann können haben hat dass den dem des es um vor bis sowie noch nur mehr alle',
  ],
  [
    'fr',
    'le la les un une des du de et est sont dans pour par sur avec sans vous votre vos nous notre nos il elle ils elles on que qui quoi où ce cette ces son sa ses au aux en ne pas plus ou mais comme être avoir fait tout tous toute toutes leur leurs nos depuis chez entre afin très bien',
  ],
  [
    'es',
    'el la los las un una unos unas de del y e o que en es son por para con sin sobre su sus se al lo le les nos nuestro nuestra nuestros nuestras usted ustedes más como pero muy todo todos toda todas este esta estos estas ser está están tiene hay desde hasta entre cuando donde también ya si',
  ],
  [
    'it',
    'il lo la gli le un uno una di del della dei delle degli dello e è sono che in nel nella nei nelle per con su sul sulla da dal dalla dalle al alla alle ai non si come più anche o ma ci vi nostro nostra nostri nostre vostro vostra tutti tutto questa questo questi queste essere ha hanno noi voi loro ogni presso',
  ],
  [
    'pt',
    'o a os as um uma uns umas de do da dos das e é são que em no na nos nas por para com sem sobre seu sua seus suas se ao aos à às não mais como mas muito também nosso nossa nossos nossas você vocês ser está estão tem há desde até entre quando onde este esta isso ou pelo pela já todos',
  ],
  [
    'nl',
    'de het een en van is zijn was in op aan met voor door naar bij uit over onder tot om te dat die dit deze wij we ons onze u uw je jouw jij ik hij zij niet ook of als maar wel kan kunnen heeft hebben wordt worden meer alle er hun hoe wat waar wie nog dan naar tussen',
  ],
  [
    'pl',
    'i w na z do się jest są nie to że o od po za dla przez przy oraz lub jak ale tak co który która które których jego jej ich nas nasz nasza nasze naszych państwa swoje może można był była być już tylko pod nad bez także więcej ze we czy każdy wszystkie',
  ],
  [
    'cs',
    'a v na se je jsou z do o s k u i že to pro po od za ve který která které jako nebo ale tak jsme jste můžete naše náš našich vám vás vaše při podle také více být bylo byl již až jen není ze bez mezi pod nad každý všechny další',
  ],
  [
    'sk',
    'a v na sa je sú z do o s k u i že to pre po od za vo ktorý ktorá ktoré ako alebo ale tak sme ste môžete naše náš našich vám vás vaše pri podľa tiež viac byť bolo bol už až len nie zo bez medzi pod nad každý všetky ďalšie',
  ],
  [
    'sv',
    'och i att det som en ett på är av för med till den har de inte om vi du ni er vår vårt våra din ditt kan ska vid från eller men så också alla mer här hos över under efter när där hur vad din dig oss sig var blir finns genom utan mellan',
  ],
  [
    'da',
    'og i at det som en et på er af for med til den har de ikke om vi du jer vores din dit kan skal ved fra eller men så også alle mere her hos over under efter når der hvor hvad dig os sig var bliver blev gennem uden mellem være hvis kun noget nogen nogle meget ud ind op jeg selv kunne vores jeres hjælp hjælper også både altid hele ikke tager kom',
  ],
  [
    'no',
    'og i at det som en et på er av for med til den har de ikke om vi du dere vår vårt våre din ditt kan skal ved fra eller men så også alle mer her hos over under etter når der hvor hva deg oss seg var blir ble gjennom uten mellom være hvis kun noe noen mye ut inn opp jeg selv kunne deres hjelp hjelper også både alltid hele tar kom',
  ],
  [
    'fi',
    'ja on ei se että hän oli ovat myös tai kun mutta joka jotka niin kuin sekä voi voit meidän teidän meille sinun tämä nämä olla ole kanssa mukaan jos vain kaikki ennen jälkeen kautta sen ne me te he yli alle hyvin lisää ottaa yhteyttä',
  ],
  [
    'hu',
    'a az és egy hogy nem is van volt ez meg de már csak mint vagy ha el ki be le fel még minden kell lehet után között által illetve szerint több nagyon ami aki amely ezt azt ön önök mi mert így ide itt ott nálunk saját során alatt',
  ],
  [
    'ro',
    'și în de la cu pe un o să nu este sunt din pentru care mai ce se al ale a au am ai prin sau dar dacă fi cele cel cea acest această aceste noastre nostru noastră dumneavoastră vă ne lor lui după între până fără foarte toate',
  ],
  [
    'hr',
    'i u na je su za da se od s sa o kao ili koji koja koje što ne to po iz do bi će ali kako smo ste može možete naš naša naše vaš vaše te pri bez više svi sve nakon prema između kod biti bio bila samo još ako',
  ],
  [
    'tr',
    've bir bu için ile da de olarak olan daha çok en gibi kadar sonra ne var değil her ya ki ama veya biz siz sizin bizim tarafından üzere göre önce olduğu hem tüm ise mi şekilde bize size nasıl kendi',
  ],
  [
    'sl',
    'in je na za da se so v z s ki ne pri po od do iz ali kot tudi pa če bo bi lahko smo ste vas vam naš naša naše vaš vaše kjer kar vse vsi med pred brez ter nas si ima imamo bolj več nato njih zaradi vsak torej kako kaj ko biti bila bilo',
  ],
  [
    'lt',
    'ir yra į iš su kad ar be kaip tai bei nuo iki prie per dėl apie už po arba mes jūs mūsų jūsų mums jums jei bet taip pat kai kurie kuri kuris gali galite buvo bus visi visos labai tik savo jau dar šis ši tarp',
  ],
  [
    'lv',
    'un ir no ar par uz kas lai vai kā pie pēc arī bet ka gan līdz tikai mēs jūs mūsu jūsu mums jums ja nav var varat tiek tika būs visi visas ļoti jau vēl šis šī tas savu kur pirms bez starp vairāk',
  ],
  [
    'et',
    'ja on ei et see kui või ka oma meie teie mis kes mida siis aga kuid nii ning juba veel väga kõik saab saate oleme olete oli tema meil teil seda selle pärast enne koos ilma kuni üle läbi peale ainult',
  ],
]);
