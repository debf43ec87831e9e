import { randomBytes } from 'node:crypto'
import { ulid } from 'ulid'
import { alertStore } from '../../functions/store/alerts.ts'
import { applicationStore } from '../../functions/store/applications.ts'
import { preferenceStore } from '../../functions/store/preferences.ts'
import { profileStore } from '../../functions/store/profiles.ts'
import { resumeStore } from '../../functions/store/resumes.ts'
import type { Table } from '../../functions/store/table.ts'
import type { Appointment } from '../../shared/api/applications.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { writeResume as markdownOf } from '../../shared/domain/resume/write.ts'
import { instantIn } from '../../shared/domain/zoned-time.ts'
import type { LocalStack } from '../stack.ts'
import { type DemoPerson, demoPeople, type PastApplication, type PastResume } from './people.ts'
import { seedInterviews } from './seed-interviews.ts'
import { seedPlan } from './seed-plan.ts'

const day = 86_400_000

const appointmentOf = (
  { inDays, time, zone, place }: NonNullable<PastApplication['interview']>,
  now: Date,
): Appointment => {
  const at = instantIn(zone, { day: dayInLagos(new Date(now.getTime() + inDays * day)), time })
  if (!at) throw new Error(`The demo data has no such time: ${time} in ${zone}.`)
  return { at: at.toISOString(), zone, place }
}

const addApplication = async (table: Table, sub: string, past: PastApplication, now: Date): Promise<void> => {
  const { daysAgo, path, interview: planned, ...job } = past
  const [first, ...later] = path
  const applications = applicationStore(table)
  const began = now.getTime() - daysAgo * day
  const id = ulid(began)
  const appliedDate = path.includes('applied') ? dayInLagos(new Date(began)) : null
  const draft = {
    ...job,
    id,
    status: first,
    appliedDate,
    interview: planned ? appointmentOf(planned, now) : null,
  }
  await applications.create(sub, draft, new Date(began))
  for (const [index, status] of later.entries()) {
    const at = new Date(began + ((index + 1) * daysAgo * day) / path.length)
    await applications.update(sub, { id, patch: { status }, version: index + 1, now: at })
  }
}

const fillIn = async (
  table: Table,
  sub: string,
  { profile, preferences }: Partial<NonNullable<DemoPerson['filledIn']>>,
  now: Date,
): Promise<void> => {
  if (profile) await profileStore(table).update(sub, { patch: profile, version: 1, now })
  if (!preferences) return
  const { version, updatedAt: _, ...form } = await preferenceStore(table).get(sub)
  await preferenceStore(table).save(sub, { form: { ...form, ...preferences }, version, now })
}

const writeResume = async (table: Table, sub: string, past: PastResume, now: Date): Promise<void> => {
  const { daysAgo, draft, ...it } = past
  const then = new Date(now.getTime() - daysAgo * day)
  const begun = {
    id: ulid(then.getTime()),
    kept: [],
    aiGenerated: true,
    tailoredTo: null,
    tailoredFrom: null,
  }
  const markdown = markdownOf(assembleResume(it.form, draft))
  await resumeStore(table).create(sub, { ...it, ...begun, markdown }, null, then)
}

const seedOne = async (stack: LocalStack, person: DemoPerson, now: Date): Promise<void> => {
  const { sub } = await stack.signUp(person)
  await fillIn(stack.table, sub, person.filledIn ?? {}, now)
  await Promise.all(person.history.map(past => addApplication(stack.table, sub, past, now)))
  if (person.resume) await writeResume(stack.table, sub, person.resume, now)
  if (person.practice) await seedInterviews(stack.table, sub, person.practice, now)
  if (person.plan) await seedPlan(stack, sub, person.plan, now)
  // The first run of the schedule finds jobs for the alert.
  if (person.alert) {
    const sent = { ...person.alert, id: ulid(now.getTime()), token: randomBytes(24).toString('base64url') }
    await alertStore(stack.table).create(sub, sent, now)
  }
}

/** Adds the demo people and their histories to an empty stack, whose schedules must not run meanwhile. */
export const seed = async (stack: LocalStack, now: Date): Promise<void> => {
  await Promise.all(demoPeople.map(person => seedOne(stack, person, now)))
}
