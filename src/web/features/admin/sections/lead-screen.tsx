import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { ErasureReceipt } from '#shared/schemas/lead.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { NotFoundCard } from '#web/components/ui/not-found-card.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { isStatus, messageForVisitor } from '#web/lib/api-error.ts';
import { leadQuery } from '../api/lead-queries.ts';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { AdminSection } from '../components/layout/admin-section.tsx';
import { EraseLead } from '../components/leads/erase-lead.tsx';
import { LeadEntries } from '../components/leads/lead-entries.tsx';
import { LeadForm } from '../components/leads/lead-form.tsx';
import { LeadHistory } from '../components/leads/lead-history.tsx';

export function LeadScreen() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,15}$/.test(id) ? <LeadPage key={id} id={Number(id)} /> : <NotFoundCard />;
}

function LeadPage({ id }: { id: number }) {
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);
  return (
    <AdminPage title={receipt ? 'Lead erased' : `Lead #${id}`}>
      <Link
        to="/admin/leads"
        className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -mt-6 -ml-3 justify-self-start`}
      >
        <ArrowLeft aria-hidden className="size-4" />
        All leads
      </Link>
      {receipt ? <Receipt receipt={receipt} /> : <LeadBody id={id} onErased={setReceipt} />}
    </AdminPage>
  );
}

function LeadBody({ id, onErased }: { id: number; onErased: (receipt: ErasureReceipt) => void }) {
  const { data, error, isPending, refetch } = useQuery(leadQuery(id));
  if (isPending) {
    return (
      <Loading label="Loading the lead">
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  if (isStatus(error, 404)) {
    return (
      <p className="text-ink-secondary">
        We couldn't find this lead. It was either erased on request or deleted when its retention period
        ended.
      </p>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title="We couldn't load the lead"
        message={messageForVisitor(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <AdminSection title={data.name || data.email}>
        <p className="-mt-2 mb-6 text-ink-secondary wrap-anywhere">
          <a href={`mailto:${data.email}`}>{data.email}</a>
          <span dir="auto">{[data.company, data.phone].filter(Boolean).map((text) => `, ${text}`)}</span>
          {data.unsubscribed && '. Unsubscribed.'}
        </p>
        <LeadEntries entries={data.entries} />
      </AdminSection>
      <div className="grid content-start gap-6">
        <Card>
          <LeadForm lead={data} />
        </Card>
        <LeadHistory changes={data.changes} />
        <EraseLead lead={data} onErased={onErased} />
      </div>
    </div>
  );
}

function Receipt({ receipt }: { receipt: ErasureReceipt }) {
  const { number, at, enquiries, reports, mails, links } = receipt;
  const rows = [
    ['Receipt', `#${number}`],
    ['Erased', new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })],
    ['Inquiries', enquiries],
    ['Report requests', reports],
    ['Emails', mails],
    ['Links in emails', links],
  ];
  return (
    <div className="max-w-form">
      <p role="status">
        We erased everything we kept about this address. The audit log has this receipt too, without the
        address.
      </p>
      <dl className="mt-4 border-t border-rule">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[10rem_1fr] border-b border-rule py-2">
            <dt className="text-ink-secondary">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
