import type { JobFilters } from '../../../shared/api/job-search.ts'
import type { Job } from '../../../shared/api/jobs.ts'
import { typeLabels, workplaceLabels } from '../../../shared/domain/jobs/kind-labels.ts'
import { unnamedCompany } from '../../../shared/domain/jobs/tracked-names.ts'
import type { ReportReason } from '../../../shared/lists.ts'
import { companyLine } from '../../applications/job-name.ts'

export const openToLabels = [
  { value: 'nigeria', label: 'Open to Nigeria' },
  { value: 'africa', label: 'Open to all of Africa' },
  { value: 'worldwide', label: 'Open to the whole world' },
] as const

/** The filters of Elite that are on, each with the filters without it. */
export const advancedLabels = (filters: JobFilters): { label: string; filters: JobFilters }[] => {
  const { workplaces, openTo, salaryMin, currency } = filters
  const remote = openToLabels.find(({ value }) => value === openTo)
  return [
    ...(remote ? [{ label: remote.label, filters: { ...filters, openTo: null } }] : []),
    ...(salaryMin === null
      ? []
      : [
          {
            label: `${currency} ${salaryMin.toLocaleString('en')} or more a month`,
            filters: { ...filters, salaryMin: null },
          },
        ]),
    ...workplaces.map(value => ({
      label: workplaceLabels[value],
      filters: { ...filters, workplaces: workplaces.filter(each => each !== value) },
    })),
  ]
}

export const reportLabels: Record<ReportReason, string> = {
  'asks-for-money': 'It asks for money',
  'fake-employer': 'The employer is not real, or somebody uses its name',
  'wrong-job': 'The job is not what the advert says',
  filled: 'The job is filled or closed',
  offensive: 'It is offensive or unlawful',
}

export const byLine = ({ company, location }: Pick<Job, 'company' | 'location'>): string =>
  companyLine(company || unnamedCompany, location)

const isStated = (pay: Job['pay']): pay is NonNullable<Job['pay']> => pay !== null && pay.text !== ''

export const payWords = (pay: Job['pay']): string =>
  isStated(pay) ? `${pay.text}${pay.isEstimate ? ' (estimate)' : ''}` : 'Pay not stated'

/** Amounts from a million on: `2.16m`. What has more than a hundredth of a million stays as it is: `1,995,000`. */
const inMillions = (amount: string): string => {
  const number = Number(amount.replaceAll(',', ''))
  return number % 10_000 === 0 ? `${number / 1_000_000}m` : amount
}

/** The pay of a row, where `₦155,000` has no room: `₦155k – ₦190k a month`. */
const shortPayWords = (pay: Job['pay']): string =>
  payWords(pay)
    .replace(/\d{1,3}(,\d{3}){2,}(\.\d+)?/g, inMillions)
    .replace(/(\d),000\b/g, '$1k')

/** The years of experience that an advert asks for. */
export const experienceWords = (years: number): string => {
  if (years === 0) return 'Beginners may apply'
  return `${years}+ ${years === 1 ? 'year' : 'years'} of experience`
}

/** The pay and the kind of work in a row. An advert that states neither says so once, and has no kind of work. */
export const payAndType = ({ pay, type }: Pick<Job, 'pay' | 'type'>): readonly [string, string?] => {
  if (type !== null) return [shortPayWords(pay), typeLabels[type]]
  return isStated(pay) ? [shortPayWords(pay), 'Type not stated'] : ['Pay and type not stated']
}

/** The address, if it is http or https. */
export const webAddress = (url: string): string | undefined => (/^https?:\/\//i.test(url) ? url : undefined)
