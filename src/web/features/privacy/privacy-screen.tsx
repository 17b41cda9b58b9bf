import type { PublicConfig } from '#shared/schemas/profile.ts';
import { ProsePage, ProseSection } from '#web/components/ui/prose-page.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';

/** What is kept of whom. The operator may point to a page of their own instead (privacyUrl of the profile). */
export function PrivacyScreen() {
  const config = usePublicConfig();
  return (
    <ProsePage
      title="Privacy"
      lead="No account, no tracking, no third parties in your browser. This is what is kept, and why."
    >
      <ProseSection title="When you ask for a diagnosis">
        <ul>
          <li>
            The website address, company type and size that you give, and what the site's public pages say.
          </li>
          <li>
            A cookie with a random number, for one year, so that you can change a diagnosis that you made. The
            server keeps only a hash of it, and it follows you nowhere else.
          </li>
          <li>
            While a scan waits or runs, a keyed hash of your network address, so that everybody gets a fair
            turn. It's deleted when the scan ends.
          </li>
          <li>Whoever has the address of a diagnosis can read it. Its number cannot be guessed.</li>
        </ul>
      </ProseSection>
      {config && <LanguageModel model={config.languageModel} />}
      <ProseSection title="When you enter data by hand">
        <p>
          What you type stays on your device until you submit it. Then it is stored like any other diagnosis
          and readable by whoever has its address, so leave out what should not be.
        </p>
      </ProseSection>
      <ProseSection title="When you write to us">
        <p>Your name, e-mail address and what else you fill in are stored so that a person can answer you.</p>
      </ProseSection>
      <ProseSection title="When you ask for the report">
        <p>
          Your name, e-mail address, what else you fill in, and what you agreed to and when. We write to
          verify the address, to say that the report is ready, and may contact you about it. Every mail has a
          link to unsubscribe and one that deletes what is kept of your address. For unsubscribed addresses we
          keep only a hash, so we don’t write again.
        </p>
      </ProseSection>
      {config && <HowLong {...config.retention} />}
      <ProseSection title="What your browser keeps">
        <p>
          The number that opens a report you asked for, also as a cookie for 30 days once you verified your
          address; unsent texts of the forms, which never leave your device by themselves; and your choice of
          appearance, a cookie that says light or dark. Clearing the browser's data for this site removes
          them.
        </p>
      </ProseSection>
      <ProseSection title="Your rights">
        <p>
          Ask us what is kept of you, or to correct or delete it
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

/** What is sent where; without a model, that nothing is. */
function LanguageModel({ model }: { model: PublicConfig['languageModel'] }) {
  if (model === null) {
    return (
      <ProseSection title="Language models">
        <p>None is used. Our own analysis reads the website, and nothing is sent to anybody else.</p>
      </ProseSection>
    );
  }
  const { name, isOwnServer, asksConsent } = model;
  return (
    <ProseSection title="Language models">
      <p>
        {name} reads websites as a second reader beside our own analysis
        {isOwnServer ? ', on a server of our own: nothing leaves our network.' : '.'}
        {asksConsent && ' Nothing is sent before the owner of a diagnosis agrees to it.'}
      </p>
      <ul>
        <li>
          We send the text of some of the website's public pages. Email addresses and phone numbers are taken
          out first, and most people's names: those in team pages, bylines, structured data, or beside a title
          or role.
        </li>
        <li>
          We send nothing that you typed: no messages, no address of yours, and not who asked. Of a manual
          entry we send names and descriptions, and only when you ask for ratings or descriptions and agree to
          it; emails and phone numbers are taken out, and we keep nothing of it.
        </li>
        <li>
          What it says is shown only where a quote stands word for word on the website. It never decides on
          hours or money.
        </li>
        <li>We delete its answers together with the texts of the pages.</li>
      </ul>
    </ProseSection>
  );
}

/** How long what is kept, in days as this installation is set. */
function HowLong({ personalData, pages }: PublicConfig['retention']) {
  return (
    <ProseSection title="How long we keep it">
      <ul>
        <li>
          The texts of the pages we read: {formatCountOf(pages, 'day')}. After that a diagnosis keeps only its
          findings, the sentences it quotes, and the addresses and titles of the pages.
        </li>
        <li>A diagnosis: until we delete it. You can ask us to.</li>
        <li>
          Messages, requests for reports and mails: {formatCountOf(personalData, 'day')}, or until you delete
          them with the link in a mail.
        </li>
      </ul>
    </ProseSection>
  );
}
