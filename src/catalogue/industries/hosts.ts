import { defineIndustry } from '#catalogue/define.ts';

/** Those who feed and lodge guests. Beneath the company type "other". */
export const hosts = [
  defineIndustry({
    id: 'restaurant',
    name: 'Restaurant or café',
    companyType: 'other',
    names: [
      '(=restaurant|=cafe|=café|=bistro|=pizzeria|=grill|=steakhouse|=diner|=eatery|=kitchen|=taqueria|=cantina|=bbq|food truck)',
    ],
    words: [
      {
        weight: 3,
        any: ['(catering kitchen|catering (company|team)|we cater|boxed lunches|wedding catering)'],
      },
      {
        weight: 3,
        any: [
          '(=pub|=tavern|=gastropub|=alehouse|=brasserie|=trattoria|=tearoom|tea room|=tearooms|=canteen|=dhaba|=cantina|=osteria|=creperie|=patisserie|fish chips)',
          '(sunday roast|sunday lunch|cream tea|afternoon tea|tasting menu|set lunch|small plates|childrens menu|specials board|=blackboard)',
          '(food|kitchen|lunch|dinner|breakfast) (is|) served',
          '(starters|mains|puddings|desserts) ~ (starters|mains|puddings|desserts)',
          '(real ales|cask ales|craft beers|local ales) ~ (bar|fire|fires|pub|food|garden|tap|taps)',
          '(=our|head|chef) (kitchen|chefs) ~ (cooks|cook|serves|serve|prepares)',
          '(quiz night|pub quiz|open mic|beer garden)',
        ],
      },
      {
        weight: 3,
        any: [
          '(dumplings|ramen|noodles|tacos|burritos|burgers|pizzas|pasta|curry|kebab|wings|pierogi|pho|gyros|empanadas)',
          '(breakfast|lunch|supper|dinner|brunch) ~ (served|serve|menu|daily|from|weekend)',
          '(walk in|walk ins|seating) ~ (table|counter|welcome|bar|wait)',
          '(espresso|latte|flat white|pour over|cappuccino|croissant)',
          '(buffet|buffets|plated dinner|family style|grazing table|boxed lunch|boxed lunches)',
          '(plated|bartenders|servers|tastings) ~ (wedding|table|style|china|glasses|linens|event)',
          '(hire|book|find|catch) ~ (food |)(truck|trailer|cart) ~ (wedding|party|lunch|menu|menus|event)',
        ],
      },
      {
        weight: 2,
        any: [
          '(cocktails|sake|wines|draft|highballs|espresso)',
          '(sandwiches|soups|salads|entrees|desserts)',
        ],
      },
      {
        weight: 3,
        any: [
          '(=our|view|lunch|dinner|drink|dessert|brunch) menu',
          '(book|reserve|reservation) ~ table',
          'restaurant',
          'order (takeout|takeaway|take out)',
          'happy hour',
          'dine in',
          '=our chef',
          'food truck',
          'pizzeria',
          '(wedding|corporate|event|full service) catering',
          '(catering (company|menu|team)|we cater|caterer)',
          '(bistro|steakhouse|diner|bar grill|coffee shop|coffeehouse|brewpub|sports bar|barbecue|bbq|taqueria|sushi|tap house|taproom)',
          '(wood fired|brick oven|neapolitan|hand tossed|best) pizza',
          '(beer|wine|cocktail) on tap',
        ],
      },
      {
        weight: 2,
        any: [
          'catering',
          'takeout',
          'appetizer',
          'dinner',
          'brunch',
          'cuisine',
          'café',
          'coffee',
          'wine list',
          'gluten free',
          'private dining',
        ],
      },
      { weight: 3, language: 'de', any: ['speisekarte', 'tisch reservieren', 'gasthaus'] },
      { weight: 3, language: 'fr', any: ['réserver une table', '=notre carte', 'restaurant'] },
      { weight: 3, language: 'es', any: ['reservar mesa', 'restaurante', '=nuestra carta'] },
    ],
    structuredTypes: ['Restaurant', 'FoodEstablishment', 'CafeOrCoffeeShop', 'BarOrPub', 'Menu'],
  }),
  defineIndustry({
    id: 'hospitality',
    name: 'Hotel or lodging',
    companyType: 'other',
    names: [
      '(=hotel|=inn|=lodge|=resort|=guesthouse|=hostel|=motel|=homestay|=cottages|=cabins|=campground|guest house|(vacation|holiday|beach|cottage|cabin) (rental|rentals|home|homes|lets)|bed breakfast|rv park)',
    ],
    words: [
      {
        weight: 3,
        any: [
          '(rural|country|woodland|luxury|romantic) (retreat|hideaway|getaway)',
          '=stay ~ (barn|cottage|cabin|lodge|farmhouse)',
        ],
      },
      { weight: 3, any: ['(vacation|holiday|beach|short term|short stay) (rental|rentals|lets)'] },
      {
        weight: 3,
        any: [
          '(=hostel|=hostels|bunk|bunks|dorms|dorm) ~ (beds|bed|locker|lockers|female|mixed|private|privates|bathrooms)',
        ],
      },
      {
        weight: 3,
        any: [
          '(holiday|self catering|fishermans|seaside|country|lake|beach) (cottage|cottages|cabins|lodges|let|lets)',
          '(bunkhouse|bunk beds|dormitory|dormitories|dorm beds|dorms|backpackers)',
          '(changeover day|changeover|=sleeps (2|4|6|8|two|four|six|eight|ten))',
          '(summer camp|tent pitches|pitches|touring pitches|caravan park|caravan site|motorhomes|campsite|camping field)',
        ],
      },
      {
        weight: 3,
        any: [
          '(cottages|cottage|chalet|cabin|cabins|yurt|villa|hut) ~ (sleep|sleeps|guest|guests|stay|night|linen|kitchen|bedroom)',
          '(self catering|farm stay|country house hotel|tiny house|treehouse)',
          '(full hookup|tent sites|rv sites|campsites)',
        ],
      },
      {
        weight: 2,
        any: ['(cottages|=suites|bedrooms)'],
      },
      {
        weight: 3,
        any: [
          '(guesthouse|guest house|inn|lodge|motel|hostel|glamping|cabins|bed and breakfast)',
          '(=view|=see) ~ rooms',
          'book ~ (airbnb|booking.com|vrbo)',
          '(=sleeps|minimum stay|check out time)',
        ],
      },
      {
        weight: 3,
        any: [
          '=our (rooms|suites|cottage|cabin|hotel|guest)',
          'book ~ (stay|room|direct)',
          'check in',
          'bed breakfast',
          'guest (house|room)',
          'hotel',
          '=our vacation (rental|rentals)',
          'campground',
          'holiday (cottage|home|apartment)',
          'rv park',
          'per night',
        ],
      },
      {
        weight: 2,
        any: [
          'amenities',
          'resort',
          'vacation rental',
          'guest',
          '(check|see|view|show|room) availability',
          'breakfast',
          'cabin',
          'campsite',
          'king bed',
          'wedding venue',
          'pet friendly',
          'nightly rate',
        ],
      },
      { weight: 3, language: 'de', any: ['ferienwohnung', '=unsere zimmer', 'pension', 'übernachtung'] },
      { weight: 3, language: 'fr', any: ['=nos chambres', 'chambre hôtes', 'gîte', 'hébergement'] },
      { weight: 3, language: 'es', any: ['habitaciones', 'alojamiento', 'casa rural'] },
    ],
    structuredTypes: [
      'Hotel',
      'LodgingBusiness',
      'BedAndBreakfast',
      'Campground',
      'Hostel',
      'Motel',
      'Resort',
      'VacationRental',
    ],
  }),
];
