export interface MailContent {
  subject: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  action?: { label: string; url: string };
  after?: string[];
  smallPrint: { text: string; link?: { label: string; url: string } }[];
}

export interface MailBrand {
  name: string;
  accent: string;
  onAccent: string;
}

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

const longestSubject = 150;

/** Text entered by a visitor can't become markup or a header. */
export function layOutMail(content: MailContent, brand: MailBrand): MailText {
  return {
    subject: Array.from(toOneLine(content.subject)).slice(0, longestSubject).join(''),
    text: toText(content, brand),
    html: toHtml(content, brand),
  };
}

/** Keeps a name or title from starting a new line or header. */
export function toOneLine(text: string): string {
  return (
    text
      // Includes separators that some clients treat as line breaks, and marks that reverse the reading direction.
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

function toText({ paragraphs, facts = [], action, after = [], smallPrint }: MailContent, brand: MailBrand) {
  const blocks = [
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...after,
    ['--', brand.name, ...smallPrint.map(({ text, link }) => (link ? `${text} ${link.url}` : text))].join(
      '\n',
    ),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Breaks long addresses too, so that no email is wider than a phone screen. */
const font =
  "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif;word-break:break-word;overflow-wrap:anywhere";
const paragraphStyle = `${font};font-size:16px;line-height:1.5;color:#14213d;margin:0 0 16px`;
const smallStyle = `${font};font-size:13px;line-height:1.5;color:#4a5568;margin:0 0 6px`;

function toHtml(content: MailContent, brand: MailBrand): string {
  const { paragraphs, facts = [], action, after = [], smallPrint } = content;
  const toParagraph = (text: string) => `<p style="${paragraphStyle}">${escapeHtml(text)}</p>`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" valign="baseline" style="${smallStyle};padding:4px 16px 4px 0;white-space:nowrap">${escapeHtml(label)}</th><td valign="baseline" style="${font};font-size:16px;line-height:1.5;color:#14213d;padding:4px 0">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="${font};display:inline-block;background:${brand.accent};color:${brand.onAccent};font-size:16px;font-weight:600;text-decoration:none;padding:12px 24px;border-radius:6px">${escapeHtml(action.label)}</a></p><p style="${smallStyle};margin-bottom:24px">If the button doesn't work, open this address:<br>${escapeHtml(action.url)}</p>`
    : '';
  const small = smallPrint.map(({ text, link }) => {
    const more = link
      ? ` <a href="${escapeHtml(link.url)}" style="color:#4a5568">${escapeHtml(link.label)}</a>`
      : '';
    return `<p style="${smallStyle}">${escapeHtml(text)}${more}</p>`;
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(toOneLine(content.subject))}</title></head>`,
    '<body style="margin:0;background:#fbfaf7"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border:1px solid #e4e0d6;border-radius:8px"><tr><td style="padding:28px">',
    `<p style="${font};font-size:18px;font-weight:700;color:#14213d;border-left:4px solid ${brand.accent};padding-left:12px;margin:0 0 20px">${escapeHtml(brand.name)}</p>`,
    ...paragraphs.map(toParagraph),
    rows.length > 0
      ? `<table cellspacing="0" cellpadding="0" style="margin:0 0 16px">${rows.join('')}</table>`
      : '',
    button,
    ...after.map(toParagraph),
    '<hr style="border:0;border-top:1px solid #e4e0d6;margin:24px 0 16px">',
    ...small,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
