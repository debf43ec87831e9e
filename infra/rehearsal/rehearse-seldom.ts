import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { notificationStore } from '../../functions/store/notifications.ts'
import { signUpStore } from '../../functions/store/sign-ups.ts'
import { createEdge, createGateway } from '../../local/gateway.ts'
import { listen } from '../../local/server.ts'
import { api } from '../../shared/api/index.ts'
import { appScope } from '../../shared/token-scopes.ts'
import { sentFile } from './requests.ts'
import type { Stage } from './stage.ts'

const id = '01KAHV5W8Q0000000000000S01'

/** Rehearses what the one request of each operation leaves out, so that functions use what they are granted for it. */
export const rehearseSeldom = ({ call, invoke, standIns }: Stage): void => {
  test('files: a browser sends and loads a file by the links of the function', async () => {
    const sub = 'dayo'
    const body = { id, name: 'Certificate.pdf', size: sentFile.length }
    const begun = await call('files', api.files.begin, { sub, body })
    const { url: to } = api.files.begin.response.parse(begun.body)
    expect((await fetch(to, { method: 'PUT', body: sentFile })).status).toBe(200)
    expect(await call('files', api.files.finish, { sub, params: { id } })).toMatchObject({ status: 200 })
    const linked = await call('files', api.files.link, { sub, params: { id } })
    const { url } = api.files.link.response.parse(linked.body)
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(sentFile)
    expect((await fetch(url.replace(id, 'another'))).status).toBe(403)
  })

  test('the gateway lets only a call with the key of the edge reach a function', async () => {
    const answer = z.looseObject({ statusCode: z.number(), body: z.string() })
    const home = async (event: unknown) => answer.parse(await invoke('home', event))
    const claimsOf = async () => ({ sub: 'dayo', username: 'dayo', scope: appScope })
    const gateway = createGateway({ home: api.home }, { functions: { home }, claimsOf, edgeKey: 'the key' })
    const edge = createEdge(gateway, 'the key')
    const server = await listen(0)
    onTestFinished(server.stop)
    server.open(
      {
        answer: (request, response, url) =>
          (url.searchParams.has('direct') ? gateway : edge)(request, response, url),
        upgrade: (_, socket) => void socket.destroy(),
      },
      () => undefined,
    )
    const { path } = api.home.get
    const statusOf = async (query: string) =>
      (await fetch(`${server.url}/api${path}${query}`, { headers: { authorization: 'Bearer token' } })).status
    expect([await statusOf('?direct'), await statusOf('')]).toEqual([404, 200])
  })

  test('notifications: an unread one is marked as read', async () => {
    const notice = { id, title: 'Paid', message: 'Thank you.', href: null }
    await notificationStore(standIns.table).add('reader', notice, new Date())
    await call('notifications', api.notifications.read, { sub: 'reader', body: { ids: [id] } })
    const { body } = await call('notifications', api.notifications.unread, { sub: 'reader' })
    expect(api.notifications.unread.response.parse(body).notifications).toEqual([])
  })

  test('profile: a picture is removed', async () => {
    const removed = await call('profile', api.profile.setAvatar, { sub: 'free', body: { picture: null } })
    expect(removed).toMatchObject({ status: 200 })
  })

  test('assistant: an answer that is not valid is repaired by a second one', async () => {
    standIns.modelFaults.set({ fault: 'malformed', times: 1 })
    const body = { id: '01KAHV5W8Q0000000000000S02', message: 'What do I learn next?', shares: false }
    expect(await call('assistant', api.assistant.coach, { sub: 'dayo', body })).toMatchObject({ status: 200 })
  })

  test('check-health: the index is young, and nothing is late', async () => {
    expect(await invoke('check-health', { verb: 'check-health' })).toMatchObject({
      indexAge: expect.any(Number),
      late: [],
    })
  })

  test('forget-unconfirmed: a person whose trigger failed at the confirmation gets the profile', async () => {
    const { sub } = await standIns.userOf('ngozi@example.com')
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
    await signUpStore(standIns.table).save(sub, { answers: null, trial: null, agreedAt: null }, eightDaysAgo)
    expect(await invoke('forget-unconfirmed', { verb: 'forget-unconfirmed' })).toEqual({ forgotten: 0 })
  })
}

/**
 * Grants that no rehearsed call uses, by function and action, each with the case that needs it. A grant that a rehearsal
 * begins to use must leave this list, and a grant that is not needed must leave the stack.
 */
export const seldomUsed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: {
    'cognito-idp:AdminDeleteUser': 'An undo, while an unconfirmed sign-up has the previous address.',
    'cognito-idp:AdminEnableUser': 'An undo of an account that was blocked.',
  },
  'advance-subscriptions': {
    'dynamodb:ConditionCheckItem': 'The data of a paid plan is removed 90 days after its end.',
    'dynamodb:DeleteItem': 'The same.',
    'dynamodb:Query': 'The same.',
  },
  assistant: { 'dynamodb:DeleteItem': 'The oldest version of a resume is removed when there are too many.' },
  changes: { 'dynamodb:DeleteItem': 'A page of the digest is removed when a person has fewer applications.' },
  files: { 's3:DeleteObject': 'A file that was stored is removed when the limit was reached meanwhile.' },
  home: { 'dynamodb:DeleteItem': 'The digest is rebuilt with fewer pages than before.' },
  jobs: { 'dynamodb:DeleteItem': 'A search that failed is not counted.' },
  'pool-events': {
    'cognito-idp:AdminUserGlobalSignOut': 'A password was set by a call of the pool itself.',
    'dynamodb:DeleteItem': 'The owner is told of a change of the account that our API did not make.',
    'dynamodb:PutItem': 'The same.',
    'dynamodb:UpdateItem': 'The same.',
    'ses:SendEmail': 'The same.',
  },
  'pre-token-generation': {
    'dynamodb:DeleteItem': 'The owner is told of a change of the account that our API did not make.',
    'dynamodb:PutItem': 'The same.',
    'dynamodb:UpdateItem': 'The same.',
    'ses:SendEmail': 'The same.',
  },
  'read-board': {
    's3:GetObject': 'A board is read. The connectors call real boards, which no test does.',
    's3:ListBucket': 'The same.',
    's3:PutObject': 'The same.',
  },
}
