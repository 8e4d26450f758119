import {
  Aperture,
  Award,
  GraduationCap,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  PenLine,
  Settings2,
} from 'lucide-react';

export type AppSection =
  | 'dashboard'
  | 'admitlens'
  | 'applications'
  | 'essays'
  | 'extracurriculars'
  | 'honors'
  | 'settings';

/** The sections of the app, in the order of the navigation. */
export const sections: { section: AppSection; name: string; icon: LucideIcon }[] = [
  { section: 'dashboard', name: 'Dashboard', icon: LayoutDashboard },
  { section: 'admitlens', name: 'AdmitLens', icon: Aperture },
  { section: 'applications', name: 'Applications', icon: GraduationCap },
  { section: 'essays', name: 'Essays', icon: PenLine },
  { section: 'extracurriculars', name: 'Extracurriculars', icon: Layers },
  { section: 'honors', name: 'Honors', icon: Award },
  { section: 'settings', name: 'Settings', icon: Settings2 },
];
