import type { BrowserContext, Page } from 'playwright-core';

/** Calls `onKilled` when something ends the process that runs the page; not when it crashes, as where a script fills its memory. */
export type FollowPage = (page: Page, onKilled: () => void) => Promise<void>;

/** Has the browser tell how the processes that run its pages end. Rejects where it does not. */
export async function watchPages(context: BrowserContext): Promise<FollowPage> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The browser cannot be asked about its pages');
  const followed = new Map<string, () => void>();
  session.on('Target.targetCrashed', ({ targetId, status }) => {
    if (status === 'killed') followed.get(targetId)?.();
  });
  await session.send('Target.setDiscoverTargets', { discover: true, filter: [{ type: 'page' }] });
  return async (page, onKilled) => {
    const own = await context.newCDPSession(page);
    const { targetInfo } = await own.send('Target.getTargetInfo');
    await own.detach();
    followed.set(targetInfo.targetId, onKilled);
    page.once('close', () => followed.delete(targetInfo.targetId));
  };
}
