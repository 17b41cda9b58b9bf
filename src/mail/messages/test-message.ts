import type { MailContent } from '../mail-text.ts';

/** Shows that the mail server takes mail and delivers it. */
export function testMessage({ health }: { health: string }): MailContent {
  return {
    subject: 'Test mail',
    paragraphs: ['Hello,', 'this mail was sent from the admin to try the mail server out. It arrived.'],
    action: { label: 'Open the health page', url: health },
    smallPrint: [{ text: 'You get this mail because somebody pressed "Send test mail" in the admin.' }],
  };
}
