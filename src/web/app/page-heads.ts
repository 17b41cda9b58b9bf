export const pageHeads: Readonly<Record<string, { title: string; description: string }>> = {
  '/': {
    title: 'Get a compass for your AI implementation',
    description:
      'Enter your website address and see which of your business processes AI can automate, optimize, or enhance, with the evidence for every finding.',
  },
  '/method': {
    title: 'How the estimate is made',
    description:
      'Where each finding comes from, what goes into each rating, and the rates and formulas behind every hour and every dollar.',
  },
  '/bot': {
    title: 'How we read websites',
    description:
      'What our crawler looks at on a website, how it follows robots.txt, how to recognize it, and how to keep it out.',
  },
  '/privacy': {
    title: 'Privacy',
    description: 'What we keep about you and your company when you ask for a diagnosis, and why.',
  },
};
