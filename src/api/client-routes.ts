/** Paths that the browser part has a screen for; everything else is its not-found screen, answered 404. */
export const clientRoutes = [
  '/',
  '/manual-entry',
  '/diagnosis/:id',
  '/diagnosis/:id/modules',
  '/diagnosis/:id/compare/:other',
  '/report/:id',
  '/admin',
  '/admin/audits/:id',
  '/audit/:id',
  '/verify/:token',
  '/unsubscribe/:token',
  '/delete/:token',
  '/method',
  '/bot',
  '/privacy',
] as const;
