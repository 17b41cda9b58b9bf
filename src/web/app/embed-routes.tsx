import { Route, Routes } from 'react-router';
import { EmbedOpenScreen } from '#web/features/embed/embed-open-screen.tsx';
import { EmbedStartedScreen } from '#web/features/embed/embed-started-screen.tsx';
import { EmbedScreen } from '#web/features/landing/embed-screen.tsx';
import { NotFoundScreen } from '#web/features/not-found/not-found-screen.tsx';

export function EmbedRoutes() {
  return (
    <Routes>
      <Route index element={<EmbedScreen />} />
      <Route path="started/:id" element={<EmbedStartedScreen />} />
      <Route path="open/:token" element={<EmbedOpenScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
