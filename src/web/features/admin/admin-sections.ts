import type { LucideIcon } from 'lucide-react';
import {
  Activity,
  BrainCircuit,
  Building2,
  CodeXml,
  Gauge,
  History,
  ListChecks,
  Mail,
  ScanSearch,
  Settings,
  UsersRound,
} from 'lucide-react';

export interface AdminSection {
  path: string;
  label: string;
  icon: LucideIcon;
}

export const adminSections: readonly AdminSection[] = [
  { path: '/admin', label: 'Overview', icon: Gauge },
  { path: '/admin/diagnoses', label: 'Diagnoses', icon: Building2 },
  { path: '/admin/prospects', label: 'Prospects', icon: ScanSearch },
  { path: '/admin/leads', label: 'Leads', icon: UsersRound },
  { path: '/admin/mail', label: 'Mail', icon: Mail },
  { path: '/admin/jobs', label: 'Jobs', icon: ListChecks },
  { path: '/admin/model', label: 'Model', icon: BrainCircuit },
  { path: '/admin/health', label: 'Health', icon: Activity },
  { path: '/admin/audit-trail', label: 'Audit log', icon: History },
  { path: '/admin/embed', label: 'Embed', icon: CodeXml },
  { path: '/admin/settings', label: 'Settings', icon: Settings },
];
