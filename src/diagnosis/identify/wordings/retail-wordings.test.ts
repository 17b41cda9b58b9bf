import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'shops',
  [
    '# Our store',
    'Shop our store in Milltown for gifts, pets and garden goods.',
    'In store and online, free shipping.',
  ],
  [
    {
      workflow: 'gift-cards',
      fires: [
        'nav: Gift Cards',
        'Give the perfect present with a gift card in any amount.',
        'Buy an eGift card online and we email it to the recipient.',
        'button: Buy Gift Certificates',
        'Check your gift card balance at the register.',
      ],
      silent: [
        'Leave a review and you could win a gift card.',
        'The winner receives a gift certificate at our yearly raffle.',
        'We do not sell gift cards.',
        'Gifts for every season and every budget.',
        'Business cards are printed next door.',
      ],
    },
    {
      workflow: 'loyalty-programme',
      fires: [
        'nav: Rewards Program',
        'Join our rewards club and earn points on every purchase.',
        'Become a VIP member for exclusive discounts.',
        'Redeem your loyalty points at checkout.',
        'Sign up for our frequent buyer program today.',
      ],
      silent: [
        'A reward is offered for information on the missing sign.',
        'It is rewarding to see families come back.',
        'Our staff members know every plant.',
        'We are a member of the chamber of commerce.',
        'Board members meet on Monday.',
      ],
    },
    {
      workflow: 'special-orders',
      fires: [
        "Don't see it on the shelf? We can order it for you.",
        'We gladly take special orders.',
        'nav: Special Orders',
        "If it's not in stock, ask us to order it for you.",
        "We'll locate that part and call you when it arrives.",
      ],
      silent: [
        "We'll get back to you within a day.",
        'Order online and pick up today.',
        'Tell us about your project and we will call.',
        'We can get to you anywhere in the valley.',
        'Our special this week is potting soil.',
      ],
    },
    {
      workflow: 'delivery-and-setup',
      fires: [
        'We deliver and set up your new furniture.',
        'White glove delivery is available on all sofas.',
        'nav: Delivery & Installation',
        'Our crew will install your new appliance and haul away the old one.',
        'Local truck delivery and set up within thirty miles.',
      ],
      silent: [
        'Free delivery on all orders over fifty dollars.',
        'Pizza delivery until late.',
        'Set up an account to see your orders.',
        'Track the delivery of your parcel.',
        'Our account has no setup fee.',
      ],
    },
    {
      workflow: 'counter-services',
      fires: [
        'Bring a water sample for free water testing.',
        'Key cutting while you wait.',
        'nav: In-Store Services',
        'We offer paint mixing and propane refills.',
        'Ask us about gift wrapping and blade sharpening.',
      ],
      silent: [
        'Visit our store for the best selection.',
        'Our products are tested for quality.',
        'A drug test is required of all applicants.',
        'Waterproof boots for the whole family.',
        'The key to a good garden is soil.',
      ],
    },
    {
      workflow: 'warranty-service',
      fires: [
        'Register your product online to activate the warranty.',
        'nav: Warranty Registration',
        'To file a warranty claim, email us a photo and your receipt.',
        'Our warranty department answers every claim.',
        'We handle warranty repairs in our own workshop.',
      ],
      silent: [
        'Sold without any warranty.',
        'There is no implied warranty of merchantability.',
        'A satisfaction guarantee stands behind every sale.',
        'We do not warrant that the site is free of errors.',
        'Register for our newsletter.',
      ],
    },
    {
      workflow: 'trade-accounts',
      fires: [
        'nav: Wholesale',
        'Apply for a wholesale account.',
        'We supply restaurants and cafés at wholesale prices.',
        'Contractors may open a trade account with net 30 terms.',
        'Bulk orders: call us for volume pricing.',
      ],
      silent: [
        'We buy wholesale so that you pay less.',
        'He learned the craft at trade school.',
        'Create an account to track your orders.',
        'A large selection at fair prices.',
        'Trade in your old phone.',
      ],
    },
    {
      workflow: 'floral-design',
      fires: [
        'nav: Wedding Flowers / Our designers make every bridal bouquet by hand.',
        '# Floral arrangements / Custom bouquets designed fresh each morning.',
        'We design wedding flowers, centerpieces and corsages. / Sympathy arrangements are delivered the same day. / Floral design for every occasion.',
        '# Sympathy flowers / Send a fresh bouquet, hand designed by our local florist.',
        'Our florist designs floral arrangements for any occasion. / nav: Bouquets',
      ],
      silent: [
        'In lieu of flowers the family asks for gifts to the school.',
        'Catering, floral design and rentals are available from others.',
        'Plant your flower bed in spring.',
        'Flower seeds at half price.',
        'The flower girl wore white.',
      ],
    },
    {
      workflow: 'subscription-orders',
      fires: [
        'Join our wine club and receive two bottles a month.',
        'nav: Coffee Subscription',
        'Skip or pause your subscription box at any time.',
        'Our monthly box ships on the first.',
        'Club shipments are packed four times a year for members to pick up.',
      ],
      silent: [
        'Subscribe to our newsletter.',
        'The book club meets on Thursday.',
        'A magazine subscription makes a good gift.',
        'The country club is down the road.',
        'Boxes of all sizes.',
      ],
    },
  ],
);
