import type { MailContent } from '../mail-text.ts';

export function testMessage({ health }: { health: string }): MailContent {
  return {
    subject: 'Test email',
    paragraphs: ['Hello,', 'We sent this email from the admin dashboard to test the mail server. It works.'],
    action: { label: 'Open the health page', url: health },
    smallPrint: [
      { text: 'You got this email because someone pressed "Send test email" in the admin dashboard.' },
    ],
  };
}
