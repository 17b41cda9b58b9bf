import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'crafts of their own',
  [
    '# Licensed contractor',
    'Licensed and insured contractor for homes and businesses. Free estimates, residential and commercial.',
  ],
  [
    {
      workflow: 'fire-protection',
      fires: [
        'We design and install fire sprinkler systems. / # Fire Protection',
        'We inspect fire extinguishers each year. / Fire alarm testing and service.',
        'nav: Fire Alarms / Fire alarm installation and repair.',
        'Fire suppression systems for kitchens. / # Fire Suppression / We service fire extinguishers.',
        'Standpipe testing. / We maintain fire alarm systems.',
      ],
      silent: [
        'Fire damage is cleaned.',
        'A fire pit in the yard.',
        'The building is equipped with fire alarms.',
        'Lawn sprinkler repair.',
        'The fire department came.',
      ],
    },
    {
      workflow: 'antenna-installation',
      fires: [
        'We install antennas and fix reception. / # TV Antenna Installation',
        'Starlink installation for farms. / We align dishes.',
        'nav: TV Aerials / TV aerial repairs, we fit aerials.',
        'Satellite installers for every dish. / # Satellite TV',
        'Poor TV reception? We repair antennas.',
      ],
      silent: [
        'Wash the dishes.',
        'A satellite office in town.',
        'Satellite imagery of the land.',
        'TV in every room.',
        'A car radio antenna.',
      ],
    },
    {
      workflow: 'millwright-work',
      fires: [
        'Our millwrights move presses. / # Millwrighting',
        'We repair conveyors and balers. / Hydraulic troubleshooting on site.',
        'Machinery moving and rigging by our crews. / # Machinery Moving',
        'Conveyor repair day and night. / nav: Industrial Maintenance',
        'We maintain industrial machinery. / Hydraulic repair of compactors.',
      ],
      silent: [
        'Careers: we are hiring millwrights.',
        'Tractor hydraulics are sold.',
        'A mill by the river.',
        'Moving house.',
        'Maintenance of lawns.',
      ],
    },
    {
      workflow: 'well-service',
      fires: [
        'We drill wells with our own rig. / # Well Drilling',
        'Well pump repair and replacement. / nav: Well Pumps',
        'Water well drilling company. / We drill deep wells.',
        'Borehole drilling services. / # Borehole Drilling',
        'Submersible pump replacement. / # Pump Service',
      ],
      silent: [
        'As well as gutters.',
        'Well being of your family.',
        'Oil wells of Texas.',
        'We do it well.',
        'A fire drill.',
      ],
    },
    {
      workflow: 'chimney-service',
      fires: [
        'Certified chimney sweep. / # Chimney Sweeping',
        'We sweep chimneys and inspect flues. / # Chimney Cleaning',
        'Chimney inspection by certified men. / We reline chimneys.',
        'nav: Chimney Repair / Chimney liner installation. / We repair chimneys.',
        'Flue lining service. / # Chimney Liners',
      ],
      silent: [
        'A fireplace in the lobby.',
        'Chimney Rock is near.',
        'Sweep the floor.',
        'Street sweeping.',
        'A stove in the kitchen.',
      ],
    },
  ],
);

describeWordings(
  'other senses of words of crafts',
  [
    '# Licensed contractor',
    'Licensed and insured contractor for homes and businesses. Free estimates, residential and commercial.',
  ],
  [
    {
      workflow: 'pest-treatment',
      fires: ['We treat homes for termites. / # Termite Control'],
      silent: ['We treat your home like our own. / We treat every home with respect.'],
    },
    {
      workflow: 'job-scheduling',
      fires: ['Emergency service day and night: call for 24 hour service.'],
      silent: ['We offer exit and emergency lighting services.'],
    },
    {
      workflow: 'roof-work',
      fires: ['Roof repair and roof replacement. / # Gutters'],
      silent: ['Gutter maintenance pays. / nav: Gutter Cleaning / Gutter cleaning services for every house.'],
    },
    {
      workflow: 'construction-projects',
      fires: ['We build homes and additions. / # New Construction'],
      silent: ['Cleaning after renovations, builds and tenant improvements. / # Post-construction cleaning'],
    },
    {
      workflow: 'plumbing-work',
      fires: ['Drain unblocking services by our team. / We unblock drains.'],
      silent: ['Water drains away.'],
    },
    {
      workflow: 'electrical-work',
      fires: ['# Lighting / LED lighting retrofits for shops. / Emergency lighting installation.'],
      silent: ['Light food is served.'],
    },
  ],
);

describeWordings(
  'carriers with containers',
  ['# Trucking company', 'Trucking and freight company with our own fleet of trucks and drivers.'],
  [
    {
      workflow: 'port-drayage',
      fires: [
        'Local and regional drayage.',
        'Overweight containers up to the limit.',
        'Containers from the port to your door.',
        'nav: Container Drayage / Drayage every day.',
        'Port to door service.',
      ],
      silent: [
        'Plant containers for your garden.',
        'Docker containers.',
        'A port wine.',
        'Containers of paint.',
        'Trucks wait outside.',
      ],
    },
    {
      workflow: 'transloading',
      fires: [
        'Transloading from rail to truck.',
        'Cargo palletizing and wrapping.',
        'Our cross dock facility has ten doors.',
        'nav: Cross Docking / Cross docking services.',
        'We transload bagged goods.',
      ],
      silent: [
        'Cross the street.',
        'Docking stations for laptops.',
        'A pallet of bricks.',
        'Translation of papers.',
        'Boats at the dock.',
      ],
    },
  ],
);

describeWordings(
  'vehicles, boats and aircraft',
  [
    '# Auto repair and vehicle services',
    'Auto repair shop for cars and trucks with ASE certified mechanics, brakes and oil change.',
  ],
  [
    {
      workflow: 'vehicle-rental',
      fires: [
        'Self drive car rental in the city.',
        'You can rent a car by the day.',
        'nav: Van Hire / Van hire rates from one day.',
        'We rent scooters and cars.',
        'Campervan hire in summer: our motorhomes. / # Campervan Hire',
      ],
      silent: [
        'Rental car coverage of your insurance.',
        'From the airport take a rental car.',
        'We repair cars.',
        'Hire a lawyer.',
        'Rent is due monthly.',
      ],
    },
    {
      workflow: 'boat-service',
      fires: [
        'We repair boats and outboards. / # Boat Repair',
        'Outboard repair by certified mechanics. / # Outboard Service',
        'nav: Marine Service / We winterize boats.',
        'Boat maintenance and repair services, all brands. / # Boat Service',
        'Our yard refits yachts. / Bottom painting and haul out for your boat.',
      ],
      silent: [
        'Boat tours at noon.',
        'Boat insurance.',
        'We are all in one boat.',
        'A boat ramp nearby.',
        'Boat rentals.',
      ],
    },
    {
      workflow: 'aircraft-maintenance',
      fires: [
        'We maintain aircraft of all makes. / # Aircraft Maintenance',
        'Avionics installation by our certified shop. / # Avionics',
        'Annual inspections of aircraft. / nav: Aircraft Maintenance',
        'Our technicians overhaul propellers. / Part 145 repair station for aircraft.',
        'Helicopter maintenance services. / # Helicopter Maintenance',
      ],
      silent: [
        'Aircraft detailing.',
        'A museum of aircraft.',
        'Annual inspection of cars.',
        'Aircraft charter.',
        'Model airplanes.',
      ],
    },
    {
      workflow: 'equipment-sales',
      fires: [
        'We sell new and used machinery. / # Equipment Sales',
        'Forklift dealer for three counties. / We sell used forklifts.',
        'nav: Trailer Sales / We sell new trailers.',
        'Used equipment for sale. / # Used Equipment / Tractor dealer.',
        'Our company sells refurbished compressors. / # Used Machinery',
      ],
      silent: [
        'Kitchen equipment of the hotel.',
        'A vending machine stands there.',
        'We buy old tractors.',
        'Our clients sell machines.',
        'Sales start on Monday.',
      ],
    },
  ],
);

describeWordings(
  'farmers who work for others',
  ['# Family farm', 'Our farm grows hay and grain on our fields. Farm fresh from the farm.'],
  [
    {
      workflow: 'contract-field-work',
      fires: [
        'Custom baling service for local farmers.',
        'We bale fields and combine wheat.',
        'nav: Custom Farming / Custom harvesting by the acre: our rates.',
        'Crop spraying service.',
        'An agricultural contractor with five tractors.',
      ],
      silent: [
        'We harvest our own crop.',
        'Custom cakes.',
        'Spray paint.',
        'A bale of straw.',
        'The combine stands in the barn.',
      ],
    },
  ],
);
