import type { searchJobTypes } from '../../shared/lists.ts'

/** The job types that a search or an alert may ask for. */
export const searchTypeChoices: readonly { value: (typeof searchJobTypes)[number]; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'full-time', label: 'Full-time' },
  { value: 'part-time', label: 'Part-time' },
  { value: 'contract', label: 'Contract' },
  { value: 'remote', label: 'Remote' },
]
