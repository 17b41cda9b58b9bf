import { NavLink } from 'react-router';
import { classNames } from '#web/lib/class-names.ts';

const places = [
  { to: '/admin/leads', label: 'All leads' },
  { to: '/admin/leads/enquiries', label: 'Inquiries' },
  { to: '/admin/leads/subscribers', label: 'Report subscribers' },
];

export function LeadPlaces() {
  return (
    <nav aria-label="Leads" className="-mt-4">
      <ul className="flex list-none flex-wrap gap-x-6 gap-y-1 border-b border-rule">
        {places.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                classNames(
                  '-mb-px inline-flex min-h-10 items-center border-b-2 text-sm no-underline',
                  isActive
                    ? 'border-accent font-strong text-ink'
                    : 'border-transparent text-ink-secondary hover:text-ink',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
