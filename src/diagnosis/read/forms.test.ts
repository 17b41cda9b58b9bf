import { describe, expect, it } from 'vitest';
import { pageForms } from './forms.ts';
import { parseHtml } from './html-document.ts';
import { addressResolver } from './page-address.ts';
import type { PageForm } from './page-facts.ts';
import { visibleBlocks } from './visible-blocks.ts';

function read(html: string): { forms: PageForm[]; texts: string[] } {
  const document = parseHtml(html);
  const { forms, spoken } = pageForms(document, addressResolver(document, 'https://oak.example/contact'));
  return { forms, texts: visibleBlocks(document, spoken).map((block) => block.text) };
}

describe('pageForms', () => {
  it('extracts what a form asks for', () => {
    const { forms } = read(`
      <h2>Write to us</h2>
      <form action="/send"><label for=n>Your name *</label><input id=n name=name required>
        <label>E-mail <input type=email name=mail></label>
        <input name=phone type=tel aria-label="Phone">
        <span id=t>How can we help?</span><textarea name=msg aria-labelledby=t></textarea>
        <input type=hidden name=token><select name=office title="Office"><option>North<option>South</select>
        <fieldset><legend>Reply by</legend><label><input type=radio name=by>Phone</label><label><input type=radio name=by>Mail</label></fieldset>
        <button>Send message</button></form>`);
    expect(forms).toEqual([
      {
        purpose: 'contact',
        action: 'https://oak.example/send',
        fields: [
          { name: 'name', label: 'Your name *', type: 'text', required: true },
          { name: 'mail', label: 'E-mail', type: 'email', required: false },
          { name: 'phone', label: 'Phone', type: 'tel', required: false },
          { name: 'msg', label: 'How can we help?', type: 'textarea', required: false },
          { name: 'office', label: 'Office', type: 'select', required: false },
          { name: 'by', label: 'Reply by', type: 'radio', required: false },
        ],
        submit: 'Send message',
        heading: 'Write to us',
        section: 'main',
      },
    ]);
  });

  it('adds every label, button, and heading to the page’s blocks', () => {
    const { forms, texts } = read(`
      <h3>Book a visit</h3>
      <form hidden><label class=sr-only for=a>Preferred date</label><input id=a type=date placeholder="Any day">
        <input name=b placeholder="Full name"><select aria-label=Service><option>Cleaning<option>Check-up</select>
        <input type=submit value="Request appointment"></form>
      <form><label>Two<div>lines</div><input name=c></label><label>Note <textarea></textarea></label><button><span>Go</span></button></form>`);
    const formTexts = forms.flatMap((form) => [
      ...form.fields.map((field) => field.label),
      form.submit,
      form.heading,
    ]);
    expect(formTexts).toEqual([
      'Preferred date',
      'Full name',
      'Service',
      'Request appointment',
      'Book a visit',
      'Two',
      'Note',
      'Go',
      'Book a visit',
    ]);
    for (const text of formTexts) expect(texts).toContain(text);
    expect(texts).toEqual(expect.arrayContaining(['Any day', 'Cleaning', 'Check-up']));
  });

  it('leaves out honeypot fields', () => {
    const { forms } = read(`<form><input name=mail type=email><input name=url style="display:none">
      <label>Leave this field blank<input name=trap></label><input name=_honey></form>`);
    expect(forms[0]?.fields.map((field) => field.name)).toEqual(['mail']);
  });

  it('labels a group of choices with the question before it', () => {
    const { forms, texts } = read(`<form><input type=email><div><div class=q>Do you have insurance?</div>
      <div><label><input type=radio name=i> Yes</label><label><input type=radio name=i> No</label></div></div>
      <p>Gender</p><label for=f>Female</label><input id=f type=radio name=g><input id=m type=radio name=g></form>`);
    expect(forms[0]?.fields.slice(1).map((field) => field.label)).toEqual([
      'Do you have insurance?',
      'Gender',
    ]);
    expect(texts).toContain('Do you have insurance?');
  });

  it('treats fields outside any form as one form', () => {
    expect(
      read('<div><input type=email placeholder=Email><textarea></textarea><button>Send</button></div>').forms,
    ).toHaveLength(1);
    expect(read('<input placeholder=Filter>').forms).toEqual([]);
  });

  it('includes fields elsewhere that name their form', () => {
    expect(read('<form id=f></form><input form=f name=late>').forms[0]?.fields[0]?.name).toBe('late');
  });

  it.each<[PageForm['purpose'], string]>([
    ['sign-in', '<form><input name=user><input type=password><button>Log in</button></form>'],
    [
      'registration',
      '<form><input type=email><input type=password><input type=password name=confirm><button>Create account</button></form>',
    ],
    ['sign-in', '<form><input type=email><button>Send reset link</button></form>'],
    ['search', '<form role=search><input name=s></form>'],
    ['search', '<form action="/suche"><input name=q><button>Suchen</button></form>'],
    ['newsletter', '<h4>Stay informed</h4><form><input type=email><button>Subscribe</button></form>'],
    [
      'newsletter',
      '<h4>Newsletter abonnieren</h4><form><input type=email name=email><button>Los</button></form>',
    ],
    ['booking', '<form><input name=n><input type=date name=d><button>Book now</button></form>'],
    [
      'booking',
      '<h2>Termin vereinbaren</h2><form><input name=n><input name=t><button>Senden</button></form>',
    ],
    [
      'booking',
      '<h2>Prendre rendez-vous</h2><form><input name=nom><input type=tel><button>Envoyer</button></form>',
    ],
    [
      'booking',
      '<form><label>Name<input></label><label>Preferred date<input></label><button>Submit</button></form>',
    ],
    [
      'quote',
      '<h2>Request a free quote</h2><form><input name=n><textarea></textarea><button>Send</button></form>',
    ],
    [
      'quote',
      '<h2>Pedir presupuesto</h2><form><input name=n><textarea></textarea><button>Enviar</button></form>',
    ],
    [
      'application',
      '<h2>Apply now</h2><form><input name=n><label>Upload your resume<input type=file></label><button>Submit</button></form>',
    ],
    [
      'application',
      '<form><input name=name><label>Lebenslauf<input type=file></label><button>Bewerben</button></form>',
    ],
    ['payment', '<form><input name=n><label>Card number<input></label><button>Submit</button></form>'],
    ['checkout', '<h1>Checkout</h1><form><input name=address><button>Place order</button></form>'],
    ['donation', '<form><input name=amount><button>Donate</button></form>'],
    [
      'review',
      '<h2>Leave us a review</h2><form><input name=n><textarea></textarea><button>Submit</button></form>',
    ],
    [
      'intake',
      '<h2>New patient form</h2><form><input name=n><label>Date of birth<input type=date></label><label>Insurance company<input></label></form>',
    ],
    ['order', '<form><select name=size></select><button>Add to cart</button></form>'],
    ['upload', '<form><input type=file name=f><button>Send file</button></form>'],
    [
      'contact',
      '<form><input name=nombre><input type=email><textarea name=mensaje></textarea><button>Enviar</button></form>',
    ],
    [
      'other',
      '<form id=commentform><textarea></textarea><input name=author><input type=email><button>Post comment</button></form>',
    ],
    ['other', '<form><select name=sort></select></form>'],
    ['other', '<form><input name=n><button>Submit guest book entry</button></form>'],
    [
      'contact',
      '<h2>Report an issue</h2><form><label>Name<input></label><label>Email<input type=email></label><label>Date of incident<input type=date></label><textarea></textarea></form>',
    ],
  ])('%s', (purpose, html) => {
    expect(read(html).forms.map((form) => form.purpose)).toEqual([purpose]);
  });
});
