import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { explainedFrameworks, frameworkTexts } from '#web/lib/framework-texts.ts';
import { FrameworkSketch } from './framework-sketch.tsx';

export function Steps({ className }: { className?: string }) {
  return (
    <section aria-labelledby="steps-heading" className={className}>
      <h2 id="steps-heading" className="sr-only">
        How it works
      </h2>
      {/* Drawn like a course on a nautical chart: position fixes joined by a dashed line. */}
      <ol className="list-none">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={classNames(
              'relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 pb-8 last:pb-0 sm:gap-x-5',
              'before:absolute before:top-10.5 before:bottom-1.5 before:left-4.5 before:border-l before:border-dashed before:border-control',
              'last:before:hidden',
            )}
          >
            <span className="grid size-9 place-items-center rounded-full border-[1.5px] border-accent font-serif text-md text-accent tabular-nums">
              {index + 1}
            </span>
            <div className="pt-1">
              <h3 className="text-lg">{step.title}</h3>
              <div className="mt-1.5 text-ink-secondary">{step.text}</div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const steps = [
  {
    title: 'Data Collection',
    text: (
      <p className="max-w-[56ch]">
        We read the public pages of your website, follow its robots.txt, and show you every page as we read
        it. Or you can enter your workflows by hand.
      </p>
    ),
  },
  {
    title: 'Apply AI Framework',
    text: (
      <>
        <p className="max-w-[56ch]">
          We rate each task by its service value and by how hard it is to replicate with AI. Together, the two
          ratings determine its framework:
        </p>
        <div className="mt-4 flex flex-wrap items-start gap-x-8 gap-y-4">
          <FrameworkSketch className="w-56 max-w-full shrink-0" />
          <dl className="grid gap-3">
            {explainedFrameworks.map((framework) => (
              <div key={framework}>
                <dt>
                  <FrameworkMark framework={framework} />
                </dt>
                <dd className="text-sm">
                  {frameworkTexts[framework].comparison}
                  <br />
                  {frameworkTexts[framework].tasks}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </>
    ),
  },
  {
    title: 'Get Recommendations',
    text: (
      <p className="max-w-[56ch]">
        You get an estimate of the monthly value with its range and basis, the modules and partner solutions
        that fit, and the order in which to introduce them.
      </p>
    ),
  },
];
