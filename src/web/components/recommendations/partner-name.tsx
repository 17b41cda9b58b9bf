import type { RecommendedPartner } from '#shared/schemas/partner.ts';

export function PartnerName({
  partner: { name, url },
}: {
  partner: Pick<RecommendedPartner, 'name' | 'url'>;
}) {
  if (url === undefined) return name;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="text-accent underline">
      {name}
    </a>
  );
}
