import type { Uses } from '../composition/services.ts'
import { type ReminderServices, remindInterview } from '../mailings/remind-interview.ts'
import { interviewReminderStore } from '../store/interview-reminders.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

/** A reminder that fails is tried again after this time, in milliseconds, because the interview may begin in an hour. */
const postponedFor = 10 * 60 * 1000

/** Reminds people of their interviews, a day and an hour before. One that fails does not stop the others. */
export const runRemindInterviews = (services: ReminderServices) =>
  scheduled(schedules['remind-interviews'].payload, async ({ now, log }) => {
    const { reminders } = services
    const task = (ref: string) => remindInterview(services, ref, now, log)
    const postpone = (ref: string) => reminders.postpone(ref, new Date(now.getTime() + postponedFor))
    return { done: await eachDue({ due: reminders.due(now), task, postpone, now, log }) }
  })

export const remindInterviews = ({ table, queues }: Uses<'table' | 'queues'>) =>
  oneAtATime(table(), runRemindInterviews({ reminders: interviewReminderStore(table()), queues: queues() }))
