import type {
  careerLevels,
  employmentTypes,
  preferredJobTypes,
  searchJobTypes,
  workplaces,
} from '../../lists.ts'

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

/** What a person may prefer: a kind of employment, or where the work is done. */
export const preferredTypeLabels: Record<(typeof preferredJobTypes)[number], string> = {
  ...typeLabels,
  ...workplaceLabels,
  freelance: 'Freelance',
}

/** What a search or an alert may ask for. */
export const searchTypeLabels: Record<(typeof searchJobTypes)[number], string> = {
  ...typeLabels,
  ...workplaceLabels,
  all: 'All',
}

export const levelLabels: Record<(typeof careerLevels)[number], string> = {
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior',
  lead: 'Lead',
  executive: 'Executive',
}
