import { describe, expect, it } from 'vitest';
import { crawlSite, htmlPage, pageAt, type SiteAnswer } from '#tests/support/crawl-site.ts';
import { openedSites } from '#tests/support/opened-sites.ts';

const { site } = openedSites();

const prose = 'We mend boilers and bathrooms in town, and a visit can be booked by telephone. '.repeat(8);
const home = `<!doctype html><title>Oak</title><site-header></site-header><main><h1>Oak</h1><p>${prose}</p></main>
<script src="/js/jquery.min.js"></script><script src="/js/header.js"></script><script src="/private/more.js"></script>
<script src="http://elsewhere.test/menu.js"></script>`;
const script =
  (text: string): SiteAnswer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);

describe('a menu drawn by scripts, without a browser', () => {
  it("is read from the site's scripts, as its robots.txt allows", async () => {
    const server = await site({
      '/robots.txt': script('User-agent: *\nDisallow: /private/\nDisallow: /secret'),
      '/': home,
      '/js/header.js': script(
        "const links = [['/services.html', 'Services'], ['/secret.html', 'Secret'], ['http://other.test/a.html', 'Other']];",
      ),
      '/js/jquery.min.js': script("['/wrong.html', 'Wrong']"),
      '/private/more.js': script("['/wrong.html', 'Wrong']"),
      '/services.html': htmlPage('Services'),
    });
    const result = await crawlSite(server.port);
    expect(pageAt(result, '/services.html')?.outcome).toBe('read');
    expect(pageAt(result, '/secret.html')?.outcome).toBe('skipped-by-robots');
    expect(pageAt(result, '/')?.facts?.links).toContainEqual(
      expect.objectContaining({ text: 'Services', section: 'navigation' }),
    );
    for (const path of ['/private/more.js', '/js/jquery.min.js', '/wrong.html', '/secret.html'])
      expect(server.requests).not.toContain(path);
  });

  it('is the only loss if the scripts are broken, missing, or huge', async () => {
    const server = await site({
      '/': home,
      '/js/header.js': script(`['/services.html', 'Services'];${'x'.repeat(400_000)}`),
    });
    const result = await crawlSite(server.port);
    expect(result.failure).toBeNull();
    expect(result.pages.map(({ outcome }) => outcome)).toEqual(['read']);
  });
});
