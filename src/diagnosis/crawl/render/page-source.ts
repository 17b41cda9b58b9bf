import type { CDPSession, Page } from 'playwright-core';

/**
 * Runs in an isolated world, where the page's changes to built-in functions have no effect. The markup is
 * truncated there, before it leaves the browser.
 */
export async function pageSource(page: Page, maxLength: number): Promise<string> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'reader',
  });
  const { result } = await session.send('Runtime.evaluate', {
    contextId: executionContextId,
    expression: `(${serialize})(${maxLength})`,
    returnByValue: true,
  });
  if (typeof result.value !== 'string') throw new Error('The page returned no HTML');
  return result.value;
}

const serialize = `(maxLength) => {
  const root = document.documentElement;
  if (!root) return '';
  const shadowRoots = [];
  const collect = (node) => {
    for (const element of node.querySelectorAll('*')) {
      if (!element.shadowRoot || shadowRoots.length >= 2000) continue;
      shadowRoots.push(element.shadowRoot);
      collect(element.shadowRoot);
    }
  };
  collect(document);
  const inner = root.getHTML ? root.getHTML({ shadowRoots }) : root.innerHTML;
  const opening = root.cloneNode(false).outerHTML.replace(/<\\/html>$/i, '');
  return ('<!doctype html>' + opening + inner).slice(0, maxLength);
}`;
