import { useQuery } from '@tanstack/react-query';
import { frameworkCuts } from '#shared/framework.ts';
import { type Basis, bases } from '#shared/schemas/evidence.ts';
import { frameworks } from '#shared/schemas/framework.ts';
import { hoursPerWeekPerPerson } from '#shared/value/capacity.ts';
import {
  deliveryShare,
  listedTasksShare,
  notVisibleShare,
  notVisibleShareOfDelivery,
} from '#shared/value/company-model/allot-hours.ts';
import { BasisMark, basisExplanations } from '#web/components/ui/basis-mark.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { ProsePage, ProseSection } from '#web/components/ui/prose-page.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { formatShare } from '#web/lib/figures.ts';
import { frameworkTexts } from '#web/lib/framework-texts.ts';
import { methodQuery } from '#web/lib/method-query.ts';
import { configQuery } from '#web/lib/public-config.ts';
import { useMoney } from '#web/lib/use-money.ts';
import { Accuracy } from './components/accuracy.tsx';
import { RatesList } from './components/rates-list.tsx';
import { Rubric } from './components/rubric.tsx';

const rules = {
  Automate: `Difficulty below ${frameworkCuts.low} and service value below ${frameworkCuts.high}, and no human judgment required.`,
  Optimize: 'Everything that is neither Automate nor Enhance.',
  Enhance: `Difficulty of at least ${frameworkCuts.high} and service value of at least ${frameworkCuts.low}.`,
} as const;

export function MethodScreen() {
  return (
    <ProsePage
      title="How the estimate is made"
      lead="Every finding shows where it comes from, every rating shows its factors, and you can trace every figure to its inputs. Where we assume something, we say so."
    >
      <ProseSection title="Where a finding comes from">
        <dl className="grid gap-3">
          {bases.map((basis: Basis) => (
            <div key={basis} className="grid gap-0.5 sm:grid-cols-[12rem_1fr]">
              <dt>
                <BasisMark basis={basis} className="text-sm text-ink" />
              </dt>
              <dd className="text-ink-secondary">{basisExplanations[basis]}</dd>
            </div>
          ))}
        </dl>
      </ProseSection>
      <Accuracy />
      <ProseSection title="The framework">
        <p>Each task has two ratings from 1 to 10. Together, they determine its framework:</p>
        <dl className="grid gap-4">
          {frameworks.map((framework) => (
            <div key={framework}>
              <dt>
                <FrameworkMark framework={framework} />
              </dt>
              <dd>
                {rules[framework]}{' '}
                <span className="text-ink-secondary">
                  {frameworkTexts[framework].comparison}: {frameworkTexts[framework].tasks.toLowerCase()}.
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </ProseSection>
      <Ratings />
      <Value />
    </ProsePage>
  );
}

function Ratings() {
  const method = useQuery(methodQuery);
  if (method.error) {
    return (
      <ProseSection title="The two ratings">
        <ErrorState
          title="We couldn't load the rubrics"
          message={messageForVisitor(method.error, 'Please try again.')}
          onRetry={() => void method.refetch()}
        />
      </ProseSection>
    );
  }
  return (
    <>
      <ProseSection title="The two ratings">
        {method.data ? (
          <div className="grid gap-12">
            <Rubric
              title="Service value"
              ends="Mainstream to Unique"
              steps={method.data.serviceValue.rubric}
              factors={method.data.serviceValue.factors}
              formula="We rate each factor from 1 to 5. The rating is the weighted mean of the factors, scaled to 1 to 10. We chose the weights ourselves."
            />
            <Rubric
              title="Replicability difficulty"
              ends="Easy to Hard"
              steps={method.data.replicabilityDifficulty.rubric}
              factors={method.data.replicabilityDifficulty.factors}
              formula={`Calculated the same way, with two differences: the hardest factor counts an extra ${formatShare(method.data.replicabilityDifficulty.hardestShare)}, so easy factors can't hide a very hard one, and hands-on work done in person is never rated easy.`}
            />
          </div>
        ) : (
          <Loading label="Loading the rubrics">
            <Skeleton className="h-96" />
          </Loading>
        )}
      </ProseSection>
      <ProseSection title="The hours">
        <p>
          A website doesn't state hours, so we estimate them from the company: how many people work there (the
          size you chose, a number you entered, or one that the site states), what jobs they have according to
          published staffing figures for their trade, and what share of their time each workflow takes. The
          shares are our estimates. We use the hours you enter by hand unchanged, up to what your people can
          work.
        </p>
        <ul>
          <li>
            Work that delivers what the company offers comes first, weighted by how much the site says about
            it. People who mainly do the work that customers pay for spend {formatShare(deliveryShare)} of
            their time on it. Other work shares the time that's left.
          </li>
          <li>
            We count posts, open jobs, announced events, reviews, and products on the site, and limit the
            hours for publishing, hiring, events, reviews, and online orders accordingly. If nothing states
            the headcount, we use the trade's median, adjusted for the number of locations and opening hours.
          </li>
          <li>
            We reserve about {formatShare(notVisibleShare)} of everyone's time for work that no website shows
            ({formatShare(notVisibleShareOfDelivery)} for people who mainly do the work that customers pay
            for), and {formatShare(1 - listedTasksShare)} of each workflow's hours for what the listed tasks
            don't cover.
          </li>
          <li>Tasks share the hours of their workflow, so hours and team sizes are counted only once.</li>
          <li>
            The ranges reflect uncertainty in headcount, in how people spend their time, and in the share of
            hours saved. We treat the three as independent.
          </li>
        </ul>
      </ProseSection>
    </>
  );
}

function Value() {
  const config = useQuery(configQuery);
  const { rate } = useMoney();
  return (
    <ProseSection title="The monthly value">
      <p>
        Hours per week × share saved for the framework × team adoption × 4 weeks = hours saved per month.
        Hours saved × hourly rate = cost savings. If you entered the number of people or chose a size, we
        never count more hours than that many people can work ({hoursPerWeekPerPerson} hours a week each). For
        a size, we use the midpoint of its range, or 1,000 people for 1000+. If the tasks add up to more, we
        scale all hours down in proportion, and the dashboard says so.
      </p>
      <p>
        The figure shown first is the likely one, followed by the low and high figures. You can change every
        assumption on the dashboard and see the result right away.
      </p>
      {rate && <p>We calculate in US dollars. {rate}</p>}
      {config.data ? (
        <RatesList rates={config.data.rates} />
      ) : config.error ? (
        <ErrorState
          title="We couldn't load the rates"
          message={messageForVisitor(config.error, 'Please try again.')}
          onRetry={() => void config.refetch()}
        />
      ) : (
        <Loading label="Loading the rates">
          <Skeleton className="h-64" />
        </Loading>
      )}
    </ProseSection>
  );
}
