import { expect, test } from 'vitest'
import { applicationStore } from '../../functions/store/applications.ts'
import { mailingStore } from '../../functions/store/mailings.ts'
import { weekOf } from '../../shared/domain/weekly-summary.ts'
import type { Stage } from './stage.ts'

const minute = 60_000

/** Rehearses the schedules that send mails with a switch. */
export const rehearseReminders = (stage: Stage): void => {
  const { invoke, consume, standIns } = stage
  test('remind-interviews: a person is reminded of an interview, in the app and by mail, once', async () => {
    const now = Date.now()
    // It was entered two hours ago, so the reminder an hour before is due.
    const interview = {
      at: new Date(now + 30 * minute).toISOString(),
      zone: 'Europe/London',
      place: 'Theatre Road',
    }
    const job = { jobTitle: 'Theatre Porter', companyName: 'Reddington', location: '', jobUrl: '', notes: '' }
    const draft = {
      ...job,
      id: '01KAHV5W8Q0000000000000R01',
      status: 'interview',
      appliedDate: null,
    } as const
    const entered = new Date(now - 120 * minute)
    await applicationStore(standIns.table).create('dayo', { ...draft, interview, origin: 'manual' }, entered)
    const mails = () =>
      standIns.mail.list('dayo@example.com').filter(({ text }) => text.includes('Theatre Porter'))
    expect(await invoke('remind-interviews', { verb: 'remind-interviews' })).toEqual({ done: 1 })
    expect(await invoke('remind-interviews', { verb: 'remind-interviews' })).toEqual({ done: 0 })
    expect(await consume('send-mail')).toBe(1)
    expect(mails()).toHaveLength(1)
    expect(mails()[0]?.text).toContain('Where: Theatre Road')
  })

  test('send-mailings: a week in figures, and what an import added, are mailed once', async () => {
    await stage.giveProfile('weekly')
    const { table, mail } = standIns
    const then = new Date(Date.now() - 8 * 24 * 60 * minute)
    const fields = {
      companyName: 'Reddington',
      location: '',
      jobUrl: '',
      notes: '',
      interview: null,
    } as const
    const draft = {
      ...fields,
      id: '01KAHV5W8Q0000000000000R02',
      jobTitle: 'Cook',
      status: 'applied',
      appliedDate: null,
    } as const
    await applicationStore(table).create('weekly', { ...draft, origin: 'import' }, then)
    await mailingStore(table).addSummary('weekly', weekOf(then), then)
    await mailingStore(table).addUpdates('weekly', then, then)
    await invoke('send-mailings', { verb: 'send-mailings' })
    await invoke('send-mailings', { verb: 'send-mailings' })
    await consume('send-mail')
    const mails = mail.list('weekly@example.com').map(({ text }) => text)
    expect(mails.filter(text => text.includes('Applications added: 1'))).toHaveLength(1)
    expect(mails.filter(text => text.includes('Imported: 1 application'))).toHaveLength(1)
    expect(mails).toHaveLength(2)
  })
}
