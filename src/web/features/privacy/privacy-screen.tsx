import type { PublicConfig } from '#shared/schemas/profile.ts';
import { ProsePage, ProseSection } from '#web/components/ui/prose-page.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';

export function PrivacyScreen() {
  const config = usePublicConfig();
  return (
    <ProsePage
      title="Privacy"
      lead="No account, no tracking, no third parties in your browser. Here's what we keep and why."
    >
      <ProseSection title="When you ask for a diagnosis">
        <ul>
          <li>
            We store the website address, company type, and size that you enter, and what the site's public
            pages say.
          </li>
          <li>
            We set a cookie with a random number, for one year, so that you can change a diagnosis you made.
            The server keeps only a hash of the number, and no other site can read the cookie.
          </li>
          <li>
            While a scan waits or runs, we keep a keyed hash of your IP address, so that everyone gets a fair
            turn. We delete it when the scan ends.
          </li>
          <li>Anyone who has the address of a diagnosis can read it, but the address can't be guessed.</li>
        </ul>
      </ProseSection>
      {config && <LanguageModel model={config.languageModel} />}
      <ProseSection title="When you enter data by hand">
        <p>
          What you type stays on your device until you submit it. Then we store it like any other diagnosis,
          and anyone who has its address can read it, so leave out anything private.
        </p>
      </ProseSection>
      <ProseSection title="When you write to us">
        <p>
          We store your name, email address, and whatever else you fill in, so that a person can answer you.
        </p>
      </ProseSection>
      <ProseSection title="When you ask for the report">
        <p>
          We store your name, email address, whatever else you fill in, and what you agreed to and when. We
          write to you to verify the address and to say that the report is ready, and we may contact you about
          it. Every email has a link to unsubscribe and one to delete what we keep about your address. For
          unsubscribed addresses we keep only a hash, so we don't write again.
        </p>
      </ProseSection>
      {config && <HowLong {...config.retention} />}
      <ProseSection title="What your browser keeps">
        <p>
          Your browser keeps the number that opens a report you asked for (once you have verified your
          address, also in a cookie for 30 days); unsent form entries and report options, which stay on your
          device; and a cookie with your choice of a light or dark appearance. To remove all of these, clear
          your browser's data for this site.
        </p>
      </ProseSection>
      <ProseSection title="Your rights">
        <p>
          Ask us what we keep about you, or ask us to correct or delete it
          {config && (
            <>
              : <a href={`mailto:${config.contact.email}`}>{config.contact.email}</a>, {config.contact.phone}
            </>
          )}
          .
        </p>
      </ProseSection>
    </ProsePage>
  );
}

function LanguageModel({ model }: { model: PublicConfig['languageModel'] }) {
  if (model === null) {
    return (
      <ProseSection title="Language models">
        <p>
          We don't use language models. Our own analysis reads the website, and we send nothing to anyone
          else.
        </p>
      </ProseSection>
    );
  }
  const { name, isOwnServer, asksConsent } = model;
  return (
    <ProseSection title="Language models">
      <p>
        {name} reads websites alongside our own analysis
        {isOwnServer ? ', on our own server: nothing leaves our network.' : '.'}
        {asksConsent && ' We send nothing until the owner of a diagnosis agrees.'}
      </p>
      <ul>
        <li>
          We send the text of some of the website's public pages. First we remove email addresses, phone
          numbers, and most people's names: those on team pages, in bylines, in structured data, or next to a
          title or role.
        </li>
        <li>
          We send nothing about who you are, and nothing you typed except in a manual entry. From a manual
          entry we send names and descriptions, but only if you ask for ratings or descriptions and agree. We
          remove email addresses and phone numbers first, and keep none of it.
        </li>
        <li>
          We show what the model finds only with a quote that appears word for word on the website, and mark
          the usual steps that it adds as assumed. The model says which work takes more or less of people's
          time, but never sets hours or dollar amounts.
        </li>
        <li>We delete the model's answers together with the text of the pages.</li>
      </ul>
    </ProseSection>
  );
}

function HowLong({ personalData, pages }: PublicConfig['retention']) {
  return (
    <ProseSection title="How long we keep your data">
      <ul>
        <li>
          Text of the pages we read: {formatCountOf(pages, 'day')}. After that, a diagnosis keeps only its
          findings, the sentences it quotes, and the addresses and titles of the pages.
        </li>
        <li>Diagnoses: until we delete them. You can ask us to delete yours.</li>
        <li>
          Messages, report requests, and emails: {formatCountOf(personalData, 'day')}, or until you delete
          them with the link in an email.
        </li>
      </ul>
    </ProseSection>
  );
}
