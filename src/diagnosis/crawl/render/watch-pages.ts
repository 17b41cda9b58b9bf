import type { BrowserContext, Page } from 'playwright-core';

/**
 * Calls `onKilled` if something kills the page's process, but not if the process crashes, for example because
 * a script fills its memory.
 */
export type FollowPage = (page: Page, onKilled: () => void) => Promise<void>;

export async function watchPages(context: BrowserContext): Promise<FollowPage> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('Cannot open a DevTools session with the browser');
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
