import type { careerLevels, employmentTypes, workplaces } from '../../lists.ts'

export const typeLabels: Record<(typeof employmentTypes)[number], string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
}

export const workplaceLabels: Record<(typeof workplaces)[number], string> = {
  onsite: 'Onsite',
  hybrid: 'Hybrid',
  remote: 'Remote',
}

export const levelLabels: Record<(typeof careerLevels)[number], string> = {
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior',
  lead: 'Lead',
  executive: 'Executive',
}
