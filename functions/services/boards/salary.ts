import type { ListedSalary } from '../../../shared/domain/jobs/listing.ts'

/** Pay as far as it is said; null where nothing is. */
export const salaryOf = (said: Partial<ListedSalary>): ListedSalary | null => {
  const salary = { text: '', min: null, max: null, currency: '', period: '', isEstimate: false, ...said }
  return salary.text || salary.min || salary.max ? salary : null
}
