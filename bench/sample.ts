import { ulid } from 'ulid'
import type { ApplicationForm } from '../shared/api/applications.ts'

/** An application of ordinary size for `npm run bench`: about 700 bytes as a row. */
export const sampleForm = (n: number): ApplicationForm => ({
  jobTitle: `Supply chain planner ${n}`,
  companyName: 'Tudun Wada Foods Limited',
  location: 'Ikeja, Lagos',
  status: 'applied',
  jobUrl: 'https://careers.tudunfoods.example/jobs/supply-chain-planner?source=newsletter',
  notes:
    'Bọ́lá from the old office knows the lead planner. They ask for SAP and for nights at the end of the month; the pay is ₦420,000. Call them on Thursday about the second interview.',
  appliedDate: '2026-11-20',
  interview: null,
})

/** The same application as the body of a request. */
export const sampleBody = (n: number): SampleBody => ({ id: ulid(), ...sampleForm(n) })
export type SampleBody = ApplicationForm & { readonly id: string }
