/** What a link to a service elsewhere shows: work that the organization has done there, and its trade where only one uses it. */
export interface Platform {
  /** Hosts, or domains above them; `treatwell.` stands for the name under any country. */
  hosts: readonly string[];
  workflow: string;
  /** What such a site is, where the service is for one trade only. */
  trade?: string;
}

/** Services of the countries whose languages we read, and of the world. A link to the service's own front page shows nothing. */
export const platforms: readonly Platform[] = [
  {
    workflow: 'table-reservations',
    trade: 'restaurant',
    hosts:
      hosts(`opentable. thefork. lafourchette.com quandoo. resy.com sevenrooms.com bookatable. tablecheck.com
      formitable.com zenchef.com resmio.com covermanager.com guestplan.com tableo.com hotpepper.jp tabelog.com`),
  },
  {
    workflow: 'room-reservations',
    trade: 'hospitality',
    hosts: hosts(`booking.com smoobu.com beds24.com cloudbeds.com siteminder.com avantio.com lodgify.com
      amenitiz.com hotelrunner.com simplebooking.it d-edge.com jalan.net rurallis.com`),
  },
  {
    workflow: 'appointment-scheduling',
    hosts:
      hosts(`calendly.com doctolib. jameda.de doctena. docplanner. znanylekarz.pl doctoralia. miodottore.it treatwell.
      fresha.com booksy.com simplybook. planity.com setmore.com acuityscheduling.com cal.com shore.com timify.com reservio.com
      salonized.com salonkee. onlineafspraken.nl eversports. maiia.com youcanbook.me bookings.office.com
      moment.pl medifile.pl stores.jp coubic.com airrsv.net`),
  },
  {
    workflow: 'takeout-orders',
    trade: 'restaurant',
    hosts:
      hosts(`ubereats.com deliveroo. just-eat. justeat. lieferando. takeaway.com thuisbezorgd.nl pyszne.pl wolt.com
      glovoapp.com foodora. bolt.eu rappi. ifood.com.br demae-can.com doordash.com grubhub.com`),
  },
  {
    workflow: 'ticket-sales',
    hosts:
      hosts(`eventbrite. eventim. weezevent.com billetweb.fr ticketmaster. pretix.eu ticketone.it entradas.com
      eventix.io ticketswap. sympla.com.br peatix.com`),
  },
  {
    workflow: 'donations',
    hosts: hosts(
      'betterplace.org helloasso.com donorbox.org gofundme.com zrzutka.pl siepomaga.pl donate.stripe.com',
    ),
  },
  {
    workflow: 'newsletter-publishing',
    hosts: hosts(
      'list-manage.com sibforms.com cleverreach. rapidmail. mailerlite.com substack.com laposta.nl',
    ),
  },
  {
    workflow: 'recruitment',
    hosts:
      hosts(`personio. softgarden.io recruitee.com welcometothejungle.com teamtailor.com join.com infojobs.
      pracuj.pl traffit.com`),
  },
  { workflow: 'inquiry-handling', hosts: hosts('wa.me api.whatsapp.com m.me line.me lin.ee') },
];

function hosts(list: string): string[] {
  return list.split(/\s+/);
}

/** The service that a link leads to; undefined for its front page and for any other address. */
export function platformOf(url: string): Platform | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname, search } = new URL(url);
  if (pathname === '/' && search === '') {
    // A name before the service's own is the organization's page there: "salon.simplybook.it".
    if (hostname.replace(/^www\./, '').split('.').length < 3) return undefined;
  }
  return platforms.find((platform) => platform.hosts.some((host) => isOn(hostname, host)));
}

function isOn(hostname: string, host: string): boolean {
  if (host.endsWith('.')) return hostname.startsWith(host) || hostname.includes(`.${host}`);
  return hostname === host || hostname.endsWith(`.${host}`);
}
