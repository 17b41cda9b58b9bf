import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds, type Wordings } from '#tests/support/matched-workflow-ids.ts';

const itProvider = [
  '# Redfern IT',
  'A managed service provider and IT consulting house. Every server room, firewall and endpoint differs.',
];

const wordings: ({ id: string; trade: readonly string[] } & Wordings)[] = [
  {
    id: 'device-management',
    trade: itProvider,
    fires: [
      'Endpoint management for Apple and Windows.',
      '# Microsoft Intune / Zero-touch deployment for every laptop.',
      'We enrol your Macs in Jamf and keep them patched.',
      'Patch management and asset tracking in one plan.',
      'Device onboarding and offboarding for your staff.',
    ],
    silent: [
      'We are a dealer for medical devices.',
      'Management meets on Monday.',
      'We do not offer device management.',
      'Patches of rain are expected.',
      'The endpoint of the walk is the church.',
    ],
  },
  {
    id: 'cybersecurity-services',
    trade: itProvider,
    fires: [
      '# Cybersecurity / We test your network: penetration testing and vulnerability scanning.',
      '# Cybersecurity / Managed cybersecurity services for small firms.',
      '# Cybersecurity / Dark web monitoring and phishing simulation for your network.',
      '# Cybersecurity / Our team watches your endpoints: managed detection day and night.',
      '# Cybersecurity / Cybersecurity assessments for your business.',
    ],
    silent: [
      'Our servers stand in a data center with strong security.',
      'We do not offer penetration testing.',
      'We run penetration tests of our platform twice a year.',
      'Social security numbers are never stored.',
      'The guard keeps the door.',
    ],
  },
  {
    id: 'network-installation',
    trade: itProvider,
    fires: [
      'Structured cabling for offices and shops.',
      '# VoIP / Business phone systems installed and supported.',
      'We install wireless networks: network installation from survey to test.',
      'Fiber and data cabling by our own crew.',
      '# Networking / Wi-Fi setup for your warehouse.',
    ],
    silent: [
      'Leave your phone number.',
      'We do not offer network cabling.',
      'A network of friends founded us.',
      'Cables of the bridge were renewed.',
      'Our phone service hours are nine to five.',
    ],
  },
  {
    id: 'server-projects',
    trade: itProvider,
    fires: [
      'Server deployment and Active Directory.',
      '# Microsoft 365 / We migrate your email to Microsoft 365.',
      'Server virtualization on VMware and Hyper-V.',
      'Office 365 migration without a lost day.',
      '# Virtualization / Windows Server upgrades for offices.',
    ],
    silent: [
      'Our servers are waiters with a smile.',
      'We do not offer server migration.',
      'Birds and their migration are our hobby.',
      'Moving house? Ask a friend.',
      'The office is open 365 days.',
    ],
  },
  {
    id: 'it-compliance',
    trade: itProvider,
    fires: [
      'Compliance reporting for every managed device.',
      '# Compliance / HIPAA compliance support for clinics.',
      'CMMC compliance services for suppliers.',
      'We help with PCI compliance requirements.',
      'Compliance management and policies for IT.',
    ],
    silent: [
      'Our platform is HIPAA compliant.',
      'We do not offer compliance consulting.',
      'He complied with the wish.',
      'Audit the garden for snails.',
      'The report of the gun frightened birds.',
    ],
  },
  {
    id: 'smart-home-installation',
    trade: itProvider,
    fires: [
      'Smart home installation and support.',
      '# Smart Home / Home Assistant design and automation.',
      'We fit security cameras: security camera installation for homes.',
      'Home theater systems designed for your room.',
      'Zigbee and Z-Wave lighting that works.',
    ],
    silent: [
      'Three bedroom house with smart home features, 2 bath.',
      'We do not offer smart home installation.',
      'Home is where the heart is.',
      'A smart answer is not always kind.',
      'The theater opens at eight.',
    ],
  },
  {
    id: 'computer-repair',
    trade: itProvider,
    fires: [
      'Computer repair while you wait.',
      '# Laptop Repair / Virus removal and tune-ups.',
      'Bring your laptop in for a free look.',
      'Virus removal and laptop repair at the counter.',
      'We do phone repair and tablet repair.',
    ],
    silent: [
      'We do not offer computer repair.',
      'The computer in the hall is for guests.',
      'A virus closed the school for a week.',
      'Removal vans may park here.',
      'Recovery takes time.',
    ],
  },
  {
    id: 'backup-recovery',
    trade: itProvider,
    fires: [
      'Cloud backup and disaster recovery for your servers.',
      '# Backup / We restore files within the hour.',
      'Business continuity planning for small firms.',
      'Managed backups, checked every morning.',
      '# Disaster Recovery / Offsite backups each night.',
    ],
    silent: [
      'Back up a little to the left.',
      'We do not offer data backup.',
      'The storm was a disaster; recovery took weeks.',
      'He sang backup.',
      'Continue straight on.',
    ],
  },
  {
    id: 'hardware-procurement',
    trade: itProvider,
    fires: [
      'IT procurement at good prices.',
      '# Hardware Procurement / We buy hardware for you.',
      'Software licensing procurement for your firm.',
      'Hardware and software sales for our clients: hardware sales with service.',
      'Technology sourcing and procurement from one partner.',
    ],
    silent: [
      'The hardware store is closed.',
      'We do not offer hardware procurement.',
      'Soft wares were sold at the market.',
      'Buy bread at the bakery.',
      'A licence hangs in the hall.',
    ],
  },
];

describe.each(wordings)('$id', ({ id, trade, fires, silent }) => {
  it.each(fires)('matches: %s', (line) => expect(matchedWorkflowIds(trade, line)).toContain(id));
  it.each(silent)('does not match: %s', (line) => expect(matchedWorkflowIds(trade, line)).not.toContain(id));
});
