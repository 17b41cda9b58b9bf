import type { UseQueryResult } from '@tanstack/react-query';
import { businessCaseInOrder, orderByReturn } from '#shared/recommendations/order-by-return.ts';
import type { BusinessCase } from '#shared/schemas/business-case.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import {
  businessCaseTitle,
  describeBusinessCase,
  describeBusinessCaseBasis,
} from '#shared/text/describe-business-case.ts';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { useMoney } from '#web/lib/use-money.ts';
import { BusinessCaseTable } from './business-case-table.tsx';

interface BusinessCaseSectionProps {
  query: UseQueryResult<BusinessCase>;
  order: readonly RecommendedModule[];
}

export function BusinessCaseSection({ query, order }: BusinessCaseSectionProps) {
  const money = useMoney();
  const worded = query.data
    ? describeBusinessCase(businessCaseInOrder(query.data, orderByReturn(order)), money)
    : null;
  if (query.data && worded === null) return null;
  return (
    <section aria-labelledby="business-case-heading" className="mb-8">
      <h2 id="business-case-heading" className="text-xl">
        {businessCaseTitle}
      </h2>
      {query.data && worded ? (
        <>
          <div className="mt-4">
            <BusinessCaseTable {...worded} />
          </div>
          <div className="mt-4 grid max-w-text gap-1.5 text-sm text-ink-secondary">
            {describeBusinessCaseBasis(query.data, money).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </>
      ) : (
        <div className="mt-4">
          <ErrorState
            title="We couldn't load the figures"
            message={messageForVisitor(query.error, 'Please try again.')}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
    </section>
  );
}
