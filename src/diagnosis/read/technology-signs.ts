import type { TechnologySign } from './page-facts.ts';

type Kind = TechnologySign['kind'];

export interface TechnologyDefinition {
  id: string;
  name: string;
  kind: Kind;
  /** Hosts or domains that only this technology uses. */
  hosts: readonly string[];
  /** Parts of addresses on any host. */
  paths: readonly string[];
  /** Prefix of the generator that the page declares, in lower case. */
  generator: string | null;
  /** Classes of the body element. */
  bodyClasses: readonly string[];
}

interface Signs {
  hosts?: string;
  paths?: string;
  generator?: string;
  bodyClasses?: string;
}

/** Common services and the addresses and markup by which pages reveal them. Lists are separated by spaces. */
export const TECHNOLOGIES: readonly TechnologyDefinition[] = [
  // Shops
  define('shop', 'Shopify', { hosts: 'cdn.shopify.com myshopify.com shopifycdn.com', paths: '/cdn/shop/' }),
  define('shop', 'WooCommerce', {
    paths: '/plugins/woocommerce/ wc-ajax=',
    bodyClasses: 'woocommerce woocommerce-page',
    generator: 'woocommerce',
  }),
  define('shop', 'Magento', { paths: '/static/frontend/magento /pub/static/ mage/cookies' }),
  define('shop', 'PrestaShop', { paths: '/modules/ps_', generator: 'prestashop' }),
  define('shop', 'Shopware', { paths: '/bundles/storefront/ /theme/shopware', generator: 'shopware' }),
  define('shop', 'BigCommerce', { hosts: 'bigcommerce.com mybigcommerce.com' }),
  define('shop', 'OpenCart', { paths: 'catalog/view/theme/ route=product/' }),
  define('shop', 'Ecwid', { hosts: 'ecwid.com' }),
  define('shop', 'Square Online', { hosts: 'square.site cdn2.editmysite.com editmysite.com' }),
  define('shop', 'Snipcart', { hosts: 'snipcart.com' }),
  define('shop', 'Etsy', { hosts: 'etsy.com' }),
  define('shop', 'Gumroad', { hosts: 'gumroad.com' }),
  define('shop', 'Big Cartel', { hosts: 'bigcartel.com' }),
  define('shop', 'Toast', { hosts: 'toasttab.com' }),
  define('shop', 'DoorDash', { hosts: 'doordash.com' }),
  define('shop', 'Uber Eats', { hosts: 'ubereats.com' }),
  define('shop', 'Lieferando', { hosts: 'lieferando.de' }),
  define('shop', 'ChowNow', { hosts: 'chownow.com' }),
  define('shop', 'Clover', { hosts: 'clover.com' }),
  // Booking
  define('booking', 'Calendly', { hosts: 'calendly.com' }),
  define('booking', 'Acuity Scheduling', { hosts: 'acuityscheduling.com as.me squarespacescheduling.com' }),
  define('booking', 'Cal.com', { hosts: 'cal.com' }),
  define('booking', 'Square Appointments', { hosts: 'book.squareup.com app.squareup.com' }),
  define('booking', 'SimplyBook.me', { hosts: 'simplybook.me simplybook.it' }),
  define('booking', 'Setmore', { hosts: 'setmore.com' }),
  define('booking', 'Booksy', { hosts: 'booksy.com' }),
  define('booking', 'Fresha', { hosts: 'fresha.com' }),
  define('booking', 'Treatwell', { hosts: 'treatwell.de treatwell.co.uk treatwell.com' }),
  define('booking', 'Mindbody', { hosts: 'mindbodyonline.com healcode.com' }),
  define('booking', 'Vagaro', { hosts: 'vagaro.com' }),
  define('booking', 'OpenTable', { hosts: 'opentable.com opentable.co.uk opentable.de' }),
  define('booking', 'Resy', { hosts: 'resy.com' }),
  define('booking', 'Quandoo', { hosts: 'quandoo.com quandoo.de' }),
  define('booking', 'SevenRooms', { hosts: 'sevenrooms.com' }),
  define('booking', 'TheFork', { hosts: 'thefork.com lafourchette.com' }),
  define('booking', 'Doctolib', { hosts: 'doctolib.de doctolib.fr doctolib.it' }),
  define('booking', 'Jameda', { hosts: 'jameda.de' }),
  define('booking', 'Zocdoc', { hosts: 'zocdoc.com' }),
  define('booking', 'NexHealth', { hosts: 'nexhealth.com' }),
  define('booking', 'LocalMed', { hosts: 'localmed.com' }),
  define('booking', 'Jane', { hosts: 'jane.app janeapp.com' }),
  define('booking', 'SimplePractice', { hosts: 'simplepractice.com clientsecure.me' }),
  define('booking', 'Housecall Pro', { hosts: 'housecallpro.com' }),
  define('booking', 'Microsoft Bookings', {
    hosts: 'bookings.office.com outlook.office365.com outlook.office.com',
  }),
  define('booking', 'Timify', { hosts: 'timify.com' }),
  define('booking', 'Shore', { hosts: 'shore.com' }),
  define('booking', 'YouCanBook.me', { hosts: 'youcanbook.me' }),
  define('booking', 'FareHarbor', { hosts: 'fareharbor.com' }),
  define('booking', 'Bookeo', { hosts: 'bookeo.com' }),
  define('booking', 'Checkfront', { hosts: 'checkfront.com' }),
  define('booking', 'Cloudbeds', { hosts: 'cloudbeds.com' }),
  define('booking', 'Eventbrite', { hosts: 'eventbrite.com eventbrite.co.uk eventbrite.de' }),
  define('booking', 'Amelia', { paths: '/plugins/ameliabooking/' }),
  define('booking', 'Bookly', { paths: '/plugins/bookly-' }),
  // Chat
  define('chat', 'Intercom', { hosts: 'intercom.io intercomcdn.com' }),
  define('chat', 'Drift', { hosts: 'js.driftt.com drift.com' }),
  define('chat', 'Tawk.to', { hosts: 'tawk.to' }),
  define('chat', 'LiveChat', { hosts: 'livechatinc.com' }),
  define('chat', 'Tidio', { hosts: 'tidio.co tidiochat.com' }),
  define('chat', 'Crisp', { hosts: 'crisp.chat' }),
  define('chat', 'Olark', { hosts: 'olark.com' }),
  define('chat', 'Userlike', { hosts: 'userlike.com userlike-cdn-widgets.s3-eu-west-1.amazonaws.com' }),
  define('chat', 'Smartsupp', { hosts: 'smartsuppchat.com smartsupp.com' }),
  define('chat', 'Podium', { hosts: 'podium.com' }),
  define('chat', 'Birdeye', { hosts: 'birdeye.com' }),
  define('chat', 'Chatwoot', { hosts: 'chatwoot.com' }),
  define('chat', 'WhatsApp', { hosts: 'wa.me api.whatsapp.com' }),
  define('chat', 'Facebook Messenger', { hosts: 'm.me', paths: 'xfbml.customerchat.js' }),
  define('chat', 'Zoho SalesIQ', { hosts: 'salesiq.zoho.com salesiq.zoho.eu salesiq.zohopublic.com' }),
  define('chat', 'ApexChat', { hosts: 'apex.chat apexchat.com blazeo.com' }),
  define('chat', 'Ngage Live Chat', { hosts: 'ngagelive.com messenger.ngageics.com' }),
  // Payment
  define('payment', 'Stripe', {
    hosts: 'js.stripe.com checkout.stripe.com buy.stripe.com donate.stripe.com',
  }),
  define('payment', 'PayPal', { hosts: 'paypal.com paypalobjects.com paypal.me' }),
  define('payment', 'Square', { hosts: 'squareup.com squarecdn.com square.link checkout.square.site' }),
  define('payment', 'Klarna', { hosts: 'klarna.com klarnacdn.net klarnaservices.com' }),
  define('payment', 'Braintree', { hosts: 'braintreegateway.com' }),
  define('payment', 'Adyen', { hosts: 'adyen.com' }),
  define('payment', 'Mollie', { hosts: 'mollie.com' }),
  define('payment', 'Authorize.net', { hosts: 'authorize.net' }),
  define('payment', 'LawPay', { hosts: 'lawpay.com secure.lawpay.com affinipay.com' }),
  define('payment', 'CareCredit', { hosts: 'carecredit.com' }),
  define('payment', 'QuickBooks Payments', { hosts: 'connect.intuit.com payments.intuit.com' }),
  define('payment', 'Venmo', { hosts: 'venmo.com' }),
  define('payment', 'Zeffy', { hosts: 'zeffy.com' }),
  define('payment', 'Donorbox', { hosts: 'donorbox.org' }),
  define('payment', 'GoFundMe', { hosts: 'gofundme.com' }),
  define('payment', 'ActBlue', { hosts: 'actblue.com' }),
  define('payment', 'Apple Pay', { hosts: 'applepay.cdn-apple.com' }),
  // Customer records
  define('crm', 'HubSpot', {
    hosts:
      'hs-scripts.com hsforms.net hsforms.com hubspot.com hs-analytics.net hs-banner.com hubspotusercontent.net',
  }),
  define('crm', 'Salesforce', { hosts: 'salesforce.com force.com salesforceliveagent.com my.site.com' }),
  define('crm', 'Pipedrive', { hosts: 'pipedrive.com pipedriveassets.com' }),
  define('crm', 'Zoho', { hosts: 'zoho.com zoho.eu zohopublic.com zohopublic.eu' }),
  define('crm', 'Keap', { hosts: 'infusionsoft.com infusionsoft.app keap.app keap-link.com' }),
  define('crm', 'HighLevel', { hosts: 'leadconnectorhq.com msgsndr.com gohighlevel.com' }),
  define('crm', 'Microsoft Dynamics', { hosts: 'dynamics.com' }),
  define('crm', 'Bitrix24', { hosts: 'bitrix24.com bitrix24.de bitrix24.eu' }),
  define('crm', 'Clio', { hosts: 'clio.com' }),
  define('crm', 'MyCase', { hosts: 'mycase.com' }),
  define('crm', 'Jobber', { hosts: 'getjobber.com clienthub.getjobber.com' }),
  define('crm', 'ServiceTitan', { hosts: 'servicetitan.com' }),
  define('crm', 'Follow Up Boss', { hosts: 'followupboss.com' }),
  define('crm', 'kvCORE', { hosts: 'kvcore.com' }),
  define('crm', 'TaxDome', { hosts: 'taxdome.com' }),
  define('crm', 'Canopy', { hosts: 'canopytax.com' }),
  define('crm', 'SmartVault', { hosts: 'smartvault.com' }),
  define('crm', 'athenahealth', { hosts: 'athenahealth.com' }),
  define('crm', 'MyChart', { hosts: 'mychart.org mychart.com' }),
  define('crm', 'eClinicalWorks', { hosts: 'eclinicalworks.com eclinicalweb.com healow.com' }),
  define('crm', 'NextGen', { hosts: 'nextmd.com nextgen.com' }),
  define('crm', 'AppFolio', { hosts: 'appfolio.com' }),
  define('crm', 'Buildium', { hosts: 'buildium.com managebuilding.com' }),
  define('crm', 'DATEV', { hosts: 'datev.de' }),
  // Analytics
  define('analytics', 'Google Analytics', {
    hosts: 'google-analytics.com',
    paths: 'googletagmanager.com/gtag/js',
  }),
  define('analytics', 'Google Tag Manager', {
    paths: 'googletagmanager.com/gtm.js googletagmanager.com/ns.html',
  }),
  define('analytics', 'Matomo', { hosts: 'matomo.cloud', paths: '/matomo.js /piwik.js' }),
  define('analytics', 'Plausible', { hosts: 'plausible.io' }),
  define('analytics', 'Fathom', { hosts: 'usefathom.com' }),
  define('analytics', 'Hotjar', { hosts: 'hotjar.com' }),
  define('analytics', 'Microsoft Clarity', { hosts: 'clarity.ms' }),
  define('analytics', 'Meta Pixel', { hosts: 'connect.facebook.net', paths: 'facebook.com/tr?' }),
  define('analytics', 'LinkedIn Insight', { hosts: 'snap.licdn.com px.ads.linkedin.com' }),
  define('analytics', 'Cloudflare Web Analytics', { hosts: 'cloudflareinsights.com' }),
  define('analytics', 'Segment', { hosts: 'cdn.segment.com' }),
  define('analytics', 'Mixpanel', { hosts: 'mixpanel.com mxpnl.com' }),
  define('analytics', 'CallRail', { hosts: 'callrail.com calltrk.com' }),
  define('analytics', 'etracker', { hosts: 'etracker.com etracker.de' }),
  // Marketing
  define('marketing', 'Mailchimp', { hosts: 'list-manage.com chimpstatic.com mailchimp.com' }),
  define('marketing', 'Klaviyo', { hosts: 'klaviyo.com' }),
  define('marketing', 'Constant Contact', { hosts: 'constantcontact.com ctctcdn.com' }),
  define('marketing', 'ActiveCampaign', { hosts: 'activehosted.com activecampaign.com' }),
  define('marketing', 'Brevo', { hosts: 'sendinblue.com brevo.com sibforms.com' }),
  define('marketing', 'ConvertKit', { hosts: 'convertkit.com ck.page kit.com' }),
  define('marketing', 'MailerLite', { hosts: 'mailerlite.com mlcdn.com' }),
  define('marketing', 'CleverReach', { hosts: 'cleverreach.com cleverreach.de' }),
  define('marketing', 'Marketo', { hosts: 'marketo.net marketo.com mktoresp.com' }),
  define('marketing', 'Pardot', { hosts: 'pardot.com' }),
  define('marketing', 'Substack', { hosts: 'substack.com' }),
  define('marketing', 'Trustpilot', { hosts: 'trustpilot.com' }),
  define('marketing', 'Elfsight', { hosts: 'elfsight.com elfsightcdn.com' }),
  define('marketing', 'Google Ads', { hosts: 'googleadservices.com googlesyndication.com' }),
  // Content management
  define('cms', 'WordPress', { paths: '/wp-content/ /wp-includes/ /wp-json/', generator: 'wordpress' }),
  define('cms', 'Wix', { hosts: 'wixstatic.com parastorage.com wixsite.com', generator: 'wix' }),
  define('cms', 'Squarespace', {
    hosts: 'squarespace.com squarespace-cdn.com sqspcdn.com',
    generator: 'squarespace',
  }),
  define('cms', 'Webflow', { hosts: 'website-files.com webflow.io webflow.com', generator: 'webflow' }),
  define('cms', 'Joomla', { paths: '/media/jui/ /media/system/js/', generator: 'joomla' }),
  define('cms', 'Drupal', { paths: '/sites/default/files/ /core/misc/drupal', generator: 'drupal' }),
  define('cms', 'TYPO3', { paths: '/typo3temp/ /typo3conf/', generator: 'typo3' }),
  define('cms', 'Jimdo', { hosts: 'jimstatic.com jimdo.com jimcdn.com', generator: 'jimdo' }),
  define('cms', 'GoDaddy Website Builder', { hosts: 'wsimg.com', generator: 'starfield technologies' }),
  define('cms', 'Weebly', { hosts: 'weebly.com', generator: 'weebly' }),
  define('cms', 'Ghost', { generator: 'ghost' }),
  define('cms', 'Contao', { generator: 'contao' }),
  define('cms', 'Duda', { hosts: 'cdn-website.com multiscreensite.com dudaone.com' }),
  define('cms', 'Framer', { hosts: 'framerusercontent.com', generator: 'framer' }),
  define('cms', 'Hugo', { generator: 'hugo' }),
  define('cms', 'Jekyll', { generator: 'jekyll' }),
  define('cms', 'Elementor', { paths: '/plugins/elementor/', generator: 'elementor' }),
  define('cms', 'Next.js', { paths: '/_next/static/' }),
  define('cms', 'Nuxt', { paths: '/_nuxt/' }),
  define('cms', 'Google Sites', { hosts: 'sites.google.com' }),
  define('cms', 'Carrd', { hosts: 'carrd.co' }),
  // Recruiting
  define('recruiting', 'Greenhouse', { hosts: 'greenhouse.io' }),
  define('recruiting', 'Lever', { hosts: 'lever.co' }),
  define('recruiting', 'Workable', { hosts: 'workable.com' }),
  define('recruiting', 'Personio', { hosts: 'personio.de personio.com' }),
  define('recruiting', 'BambooHR', { hosts: 'bamboohr.com' }),
  define('recruiting', 'Workday', { hosts: 'myworkdayjobs.com workday.com' }),
  define('recruiting', 'Ashby', { hosts: 'ashbyhq.com' }),
  define('recruiting', 'SmartRecruiters', { hosts: 'smartrecruiters.com' }),
  define('recruiting', 'Teamtailor', { hosts: 'teamtailor.com' }),
  define('recruiting', 'Recruitee', { hosts: 'recruitee.com' }),
  define('recruiting', 'JazzHR', { hosts: 'applytojob.com jazz.co' }),
  define('recruiting', 'softgarden', { hosts: 'softgarden.io softgarden.de' }),
  define('recruiting', 'Indeed', { hosts: 'indeed.com' }),
  define('recruiting', 'Paylocity', { hosts: 'recruiting.paylocity.com' }),
  define('recruiting', 'ADP', { hosts: 'workforcenow.adp.com' }),
  // Support
  define('support', 'Zendesk', { hosts: 'zendesk.com zdassets.com zopim.com' }),
  define('support', 'Freshdesk', { hosts: 'freshdesk.com freshworks.com freshchat.com' }),
  define('support', 'Help Scout', { hosts: 'helpscout.net helpscout.com' }),
  define('support', 'Gorgias', { hosts: 'gorgias.chat gorgias.com' }),
  define('support', 'Jira Service Management', { hosts: 'atlassian.net' }),
  define('support', 'Zammad', { paths: '/assets/chat/chat.min.js /assets/form/form.js' }),
  define('support', 'UserVoice', { hosts: 'uservoice.com' }),
  // Forms, signatures, documents, and other tools that show how work is done
  define('other', 'Google Forms', { hosts: 'forms.gle', paths: 'docs.google.com/forms/' }),
  define('other', 'Microsoft Forms', { hosts: 'forms.office.com forms.microsoft.com' }),
  define('other', 'Typeform', { hosts: 'typeform.com' }),
  define('other', 'Jotform', { hosts: 'jotform.com jotfor.ms jotform.us jotform.eu' }),
  define('other', 'Formspree', { hosts: 'formspree.io' }),
  define('other', 'Wufoo', { hosts: 'wufoo.com' }),
  define('other', 'Formstack', { hosts: 'formstack.com' }),
  define('other', 'Cognito Forms', { hosts: 'cognitoforms.com' }),
  define('other', 'Tally', { hosts: 'tally.so' }),
  define('other', 'Airtable', { hosts: 'airtable.com' }),
  define('other', 'SurveyMonkey', { hosts: 'surveymonkey.com' }),
  define('other', 'Gravity Forms', { paths: '/plugins/gravityforms/' }),
  define('other', 'Contact Form 7', { paths: '/plugins/contact-form-7/' }),
  define('other', 'WPForms', { paths: '/plugins/wpforms' }),
  define('other', 'DocuSign', { hosts: 'docusign.net docusign.com' }),
  define('other', 'Google Maps', {
    hosts: 'maps.googleapis.com maps.google.com maps.app.goo.gl',
    paths: 'google.com/maps',
  }),
  define('other', 'reCAPTCHA', { paths: '/recaptcha/api.js /recaptcha/enterprise.js' }),
  define('other', 'Zoom', { hosts: 'zoom.us' }),
  define('other', 'Doxy.me', { hosts: 'doxy.me' }),
  define('other', 'ShareFile', { hosts: 'sharefile.com' }),
  define('other', 'Dropbox', { hosts: 'dropbox.com' }),
  define('other', 'Google Drive', { hosts: 'drive.google.com' }),
  define('other', 'Moodle', { paths: '/moodle/', generator: 'moodle' }),
  define('other', 'Teachable', { hosts: 'teachable.com' }),
  define('other', 'Zillow', { hosts: 'zillow.com' }),
  define('other', 'IDX Broker', { hosts: 'idxbroker.com idxhome.com' }),
  define('other', 'OneTrust', { hosts: 'cookielaw.org onetrust.com' }),
  define('other', 'Cookiebot', { hosts: 'cookiebot.com' }),
  define('other', 'Usercentrics', { hosts: 'usercentrics.eu' }),
];

function define(kind: Kind, name: string, signs: Signs): TechnologyDefinition {
  return {
    id: name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    name,
    kind,
    hosts: listOf(signs.hosts),
    paths: listOf(signs.paths),
    generator: signs.generator ?? null,
    bodyClasses: listOf(signs.bodyClasses),
  };
}

function listOf(words: string | undefined): string[] {
  return words === undefined ? [] : words.split(' ');
}
