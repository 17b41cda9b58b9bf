import { usePublicConfig } from '#web/lib/public-config.ts';

const steps = [
  {
    title: 'Schedule a consultation',
    text: 'Go through these findings with the team and put your own team sizes, rates and tools into the estimate.',
  },
  { title: 'Prioritize modules', text: 'Choose by value, effort and what has to be in place first.' },
  {
    title: 'Develop an integration roadmap',
    text: 'Agree on the order, the people who are responsible, and how the modules meet your systems.',
  },
  {
    title: 'Begin a pilot with one or two modules',
    text: 'Start small, with a team that wants it and a date on which you decide.',
  },
  { title: 'Measure results', text: 'Compare hours and quality with the time before, then widen or stop.' },
];

/** Five steps, and whom to call. */
export function NextSteps() {
  const contact = usePublicConfig()?.contact;
  return (
    <>
      <ol className="grid list-none gap-5">
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[2rem_1fr] gap-x-3">
            <span className="font-serif text-lg text-accent tabular-nums">{index + 1}</span>
            <div>
              <h3 className="text-md">{step.title}</h3>
              <p className="text-ink-secondary">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {contact && (
        <p className="mt-8">
          Sales contact: {contact.email}, {contact.phone}
        </p>
      )}
    </>
  );
}
