import { useQuery } from '@tanstack/react-query';
import { ProsePage, ProseSection } from '#web/components/ui/prose-page.tsx';
import { methodQuery } from '#web/lib/method-query.ts';
import { openContactForm } from '#web/lib/open-contact-form.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

export function BotScreen() {
  const hydrated = useHydrated();
  const limits = usePublicConfig()?.limits;
  const token = useQuery(methodQuery).data?.robotsToken;
  return (
    <ProsePage
      title="How we read websites"
      lead="When a visitor enters a website address and asks for a diagnosis, our crawler reads the site's public pages once to find out what kind of work the company does."
    >
      <ProseSection title="What the crawler does">
        <ul>
          <li>
            It reads robots.txt first and follows it, including crawl delays. If a server error prevents that,
            the crawler reads nothing from that server.
          </li>
          <li>
            It reads public pages only. It doesn't sign in, submit forms, keep cookies, or try passwords.
          </li>
          {limits && (
            <li>
              It reads at most {limits.maxPages} pages in at most {Math.round(limits.timeBudgetMs / 1000)}{' '}
              seconds, and waits when a server asks it to.
            </li>
          )}
          <li>It never connects to private or internal network addresses.</li>
          <li>
            We don't republish pages or train models on them. The diagnosis shows short quotes as evidence.
          </li>
        </ul>
      </ProseSection>
      <ProseSection title="How to recognize it">
        {token ? (
          <p>
            It identifies itself as <strong>{token}</strong> in the User-Agent header of every request, along
            with the address of this page.
          </p>
        ) : (
          <p>
            It identifies itself in the User-Agent header of every request, along with the address of this
            page.
          </p>
        )}
      </ProseSection>
      <ProseSection title="How to keep it out">
        <p>Put this in your site's robots.txt. It takes effect with the next diagnosis:</p>
        {token && (
          <pre className="overflow-x-auto rounded-md bg-sunken p-4 font-mono text-sm">
            {`User-agent: ${token}\nDisallow: /`}
          </pre>
        )}
        <p>
          Is the crawler causing you other problems?{' '}
          <button
            type="button"
            disabled={!hydrated}
            onClick={openContactForm}
            className="font-strong text-accent underline underline-offset-4 hover:text-accent-hover"
          >
            Get in touch
          </button>
          .
        </p>
      </ProseSection>
    </ProsePage>
  );
}
