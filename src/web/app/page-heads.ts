/** What search engines and previews are told of the pages that stand for themselves, by their path. */
export const pageHeads: Readonly<Record<string, { title: string; description: string }>> = {
  '/': {
    title: 'Get a compass for your AI implementation',
    description:
      'Give your website address and see which of your business processes AI can automate, optimise or enhance, with the evidence for every finding.',
  },
  '/method': {
    title: 'How the estimate is made',
    description:
      'How each finding is known, what each rating is made of, and the rates and formulas behind every hour and every dollar.',
  },
  '/bot': {
    title: 'How websites are read',
    description:
      'What our reader looks at on a website, how it follows robots.txt, how to recognise it and how to keep it out.',
  },
  '/privacy': {
    title: 'Privacy',
    description: 'What is kept of you and your company when you ask for a diagnosis, and why.',
  },
};
