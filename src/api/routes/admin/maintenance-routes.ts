import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';

const response = answers(z.object({ message: z.string() }));

export function registerMaintenanceRoutes(app: ApiInstance, context: ApiContext): void {
  const { config, profile, stores, mail } = context;
  app.post(
    '/admin/mail/test',
    {
      schema: {
        tags: ['Operator'],
        summary: "Sends a test email, by default to the profile's contact address",
        body: z.object({ to: z.email('Please enter a valid email address').max(320).optional() }),
        response,
      },
    },
    async (request) => {
      if (config.mail.smtp === null) throw new AppError('mail-not-configured');
      const to = request.body.to ?? profile.profile.contact.email;
      await mail.queue((queueing) => stores.outbox.queueAlone(mail.compose.test(to), queueing));
      request.log.info({ event: 'test-mail-queued' });
      return { message: `A test email to ${to} is on its way; its status appears in the list of emails.` };
    },
  );

  app.get(
    '/admin/embed',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Where the form may be embedded, and the address of its script',
        response: answers(z.object({ script: z.string(), origins: z.array(z.string()) })),
      },
    },
    async () => ({ script: `${config.publicUrl}/embed.js`, origins: [...profile.embedOrigins] }),
  );

  app.post(
    '/admin/backup',
    { schema: { tags: ['Operator'], summary: 'Asks a worker to make a backup now', response } },
    async () => {
      await context.wishForBackup();
      return { message: 'A worker will make a backup within a minute or two.' };
    },
  );
}
