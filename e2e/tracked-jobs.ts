import { ulid } from 'ulid'
import { importBatchSize, type NewApplication } from '../shared/api/applications.ts'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'

type Job = Omit<NewApplication, 'id'>

export const planner = { jobTitle: 'Supply Planner', companyName: 'Tudun Foods' } as const

/**
 * Adds applications from another device, the last one newest, and returns their ids. Without arguments: the sample job.
 */
export const track = async (api: Client<Api>, ...jobs: Partial<Job>[]): Promise<string[]> => {
  const rows = (jobs.length > 0 ? jobs : [planner]).map((job, index) => ({
    id: ulid(Date.now() + index),
    ...planner,
    ...job,
  }))
  for (const row of rows) await api.applications.create({ body: row })
  return rows.map(({ id }) => id)
}

/** Adds `Job 1`, `Job 2`, … `Job n`; the last one is the newest. */
export const trackMany = async (api: Client<Api>, n: number, companyName = 'Gada Cement'): Promise<void> => {
  const rows = Array.from({ length: n }, (_, index) => ({
    id: ulid(Date.now() + index),
    jobTitle: `Job ${index + 1}`,
    companyName,
  }))
  for (let from = 0; from < n; from += importBatchSize)
    await api.applications.import({ body: { rows: rows.slice(from, from + importBatchSize) } })
}
