import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { worstLevel } from '#shared/schemas/health-check.ts';
import { classNames } from '#web/lib/class-names.ts';
import { adminSections } from '../../admin-sections.ts';
import { adminHealthQuery } from '../../api/admin-queries.ts';

const linkClass =
  'flex min-h-10 items-center gap-2.5 rounded-md px-3 text-sm whitespace-nowrap text-ink-secondary no-underline hover:bg-neutral-soft hover:text-ink';
const currentClass = 'bg-accent-soft font-strong text-ink';

export function AdminNav() {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link changes with the page
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.offsetWidth / 3;
  }, [pathname]);
  return (
    <nav aria-label="Admin" className="min-w-0 self-start max-lg:-mx-4 max-lg:sm:-mx-8 lg:sticky lg:top-8">
      <ul
        ref={row}
        className="relative flex list-none gap-1 overflow-x-auto border-b border-rule px-4 pb-2 sm:px-8 lg:grid lg:overflow-visible lg:border-none lg:p-0"
      >
        {adminSections.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path === '/admin'}
              className={({ isActive }) => classNames(linkClass, isActive && currentClass)}
            >
              <Icon aria-hidden className="size-4 shrink-0" />
              {label}
              {path === '/admin/health' && <HealthMark />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function HealthMark() {
  const { data } = useQuery(adminHealthQuery);
  const wrong = data?.checks.filter(({ level }) => level === 'warning' || level === 'critical') ?? [];
  if (wrong.length === 0) return null;
  const tone =
    worstLevel(wrong) === 'critical'
      ? 'bg-danger-soft text-danger-text'
      : 'bg-warning-soft text-warning-text';
  return (
    <span className={classNames('rounded-sm px-1.5 text-xs font-strong tabular-nums', tone)}>
      {wrong.length}
      <span className="sr-only"> {wrong.length === 1 ? 'thing needs' : 'things need'} attention</span>
    </span>
  );
}
