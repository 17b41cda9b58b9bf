import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'carriers and passenger transport',
  [
    '# Freight and passenger transportation',
    'Trucking company with charter bus service and our fleet of trucks.',
    'Dispatch and freight service, group transportation.',
  ],
  [
    {
      workflow: 'shuttle-service',
      fires: [
        'We run employee shuttles for plants and campuses.',
        'nav: Airport Shuttle',
        'Our convention shuttle service moves thousands of guests.',
        'Contract shuttle systems for hospitals and universities.',
        'Airport transfers for your whole party.',
      ],
      silent: [
        'Our office is ten minutes from the airport.',
        'A space shuttle stands in the museum.',
        'Freight is picked up every morning.',
        'The driver speaks Spanish.',
        'Badminton shuttles are sold here.',
      ],
    },
    {
      workflow: 'chauffeur-rides',
      fires: [
        '# Limousine service / A chauffeur drives you to your wedding or prom.',
        'nav: Black Car Service / Book a chauffeured sedan for the airport.',
        'Our taxi service runs day and night. / nav: Taxi Service',
        'We offer non-emergency medical transportation. / Wheelchair rides to your dialysis appointment.',
        '# Wedding transportation / Our limo service waits at the door. / Every chauffeur is trained.',
      ],
      silent: [
        'A car wash stands beside the yard.',
        'We ship cars across the country.',
        'Our drivers take pride in each load.',
        'The car rental desk is at the airport.',
        'Medical supplies are kept in our warehouse.',
      ],
    },
    {
      workflow: 'courier-delivery',
      fires: [
        '# Courier services / We deliver documents the same day.',
        'Same day delivery of parcels by our own couriers. / nav: Courier Services',
        'Our medical courier service carries specimens and prescriptions. / nav: Medical Courier',
        'Last-mile delivery to homes and shops. / nav: Last Mile Delivery',
        'Messenger service downtown. / We pick up legal documents and deliver packages within an hour. / # Rush delivery',
      ],
      silent: [
        'Free delivery on every order.',
        'Pizza delivery is not our trade.',
        'Full truckloads go out each night.',
        'The same day next week we are closed.',
        'Deliver the invoice by mail.',
      ],
    },
    {
      workflow: 'towing-roadside',
      fires: [
        '# Towing / Our tow truck comes day or night.',
        'We offer roadside assistance and flatbed towing of any car.',
        'nav: Towing Services / Light duty towing and accident recovery.',
        'Jump starts, tire changes and lockout service by our towing company.',
        'Emergency towing 24 hours a day. / nav: Roadside Assistance',
      ],
      silent: [
        'The truck has a towing capacity of five tons.',
        'A tug brings the vessel into port under tow.',
        'She arrived with children in tow.',
        'The tow hitch is sold apart.',
        'Every road leads to our yard.',
      ],
    },
    {
      workflow: 'self-storage',
      fires: [
        '# Storage units / Rent a storage unit online today.',
        'nav: Storage Units / Climate controlled storage units of every size.',
        'Self storage with gate access every day. / nav: Unit Sizes',
        'Boat and RV storage by the month. / Reserve your storage unit here.',
        'Our storage units are dry and secure. / nav: Boat & RV Storage',
      ],
      silent: [
        'We store pallets in our warehouse.',
        'Data storage is encrypted.',
        'Cold storage for produce.',
        'A storage cabinet for the office.',
        'Battery storage for your roof.',
      ],
    },
    {
      workflow: 'fleet-maintenance',
      fires: [
        'nav: Fleet Maintenance',
        'Our vehicles are inspected daily by certified mechanics.',
        'Full-time mechanics keep every coach on the road.',
        'Our maintenance facility serves the whole fleet.',
        'Every truck goes through a pre-trip inspection.',
      ],
      silent: [
        'We look after your fleet while you work.',
        'The website is well maintained.',
        'Freight is delivered regularly.',
        'Our drivers are friendly.',
        'Customer vehicles are serviced by others.',
      ],
    },
  ],
);
