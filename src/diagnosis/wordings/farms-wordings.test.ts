import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'farms',
  ['# Family farm', 'Our farm in Milltown: orchard, livestock and crops.', 'Family farm since 1900.'],
  [
    {
      workflow: 'livestock-raising',
      fires: [
        'We raise grass-fed beef and pastured pork. / nav: Our Herd',
        'Our breeding program: registered goats. / We raise goats on pasture.',
        'nav: Our Animals / We breed alpacas and sheep.',
        'Heritage breed hogs are raised on pasture. / nav: Livestock',
        'Our herd of registered cattle grazes all year. / Rotational grazing keeps the pasture green. / # Our cattle',
      ],
      silent: [
        'We raise money for schools.',
        'A stock photo.',
        'He worked at a dairy farm.',
        'Raise your hand.',
        'A herd of people.',
      ],
    },
    {
      workflow: 'animal-sales',
      fires: [
        'nav: Available Puppies',
        'Fill out a puppy application to join our waiting list.',
        'Upcoming litters are listed here.',
        'A deposit reserves your puppy.',
        'Breeding stock for sale.',
      ],
      silent: [
        'Puppy training class.',
        'Litter in the park.',
        'Goat yoga with baby goats.',
        'A kitten heel.',
        'Puppy love.',
      ],
    },
    {
      workflow: 'farm-visits',
      fires: [
        'nav: Field Trips',
        'School tours for every age: call to book.',
        'Corn maze and hay rides each fall.',
        'Visit our petting zoo.',
        'Pumpkin patch open daily.',
      ],
      silent: [
        'Minutes from a pumpkin patch.',
        'A tour of duty.',
        'Field notes.',
        'A trip hazard.',
        'Maze of rules.',
      ],
    },
    {
      workflow: 'farm-product-making',
      fires: [
        'We make fresh wreaths by hand.',
        'nav: Wreaths',
        'Handmade goat milk soap.',
        'Homemade jams and cider.',
        'Our cheese is made on the farm.',
      ],
      silent: [
        'A wreath laying at the monument.',
        'Soap box derby.',
        'Traffic jam.',
        'Made in the shade.',
        'Honey, I am home.',
      ],
    },
    {
      workflow: 'horse-boarding',
      fires: [
        'nav: Horse Boarding',
        'Full board with stall and daily turnout for your horse.',
        'We board horses all year.',
        'Pasture board available monthly.',
        'Indoor arena and tack room.',
      ],
      silent: [
        'Board of trade.',
        'A boarding school.',
        'Dog boarding in town.',
        'Horse power.',
        'The board met.',
      ],
    },
    {
      workflow: 'bulk-delivery',
      fires: [
        'We deliver mulch and topsoil.',
        'nav: Bulk Materials',
        'Firewood by the cord.',
        'Gravel and sand by the ton.',
        'Bulk material calculator: how many cubic yards.',
      ],
      silent: [
        'Spread mulch in spring.',
        'Heart of stone.',
        'Forestry mulching is loud.',
        'The yard is green.',
        'A ton of fun.',
      ],
    },
    {
      workflow: 'meat-processing',
      fires: [
        'Custom deer processing.',
        'nav: Cut Sheet',
        'USDA meat processing by appointment.',
        'Beef is cut to your cutting instructions.',
        'Wild game processing and smoking.',
      ],
      silent: [
        'Processing of payments.',
        'Sheets of paper.',
        'A cut above.',
        'Deer cross the road.',
        'Beef stew.',
      ],
    },
  ],
);
