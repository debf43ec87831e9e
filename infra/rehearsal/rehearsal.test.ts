import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { decodeTime } from 'ulid'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { makePayment } from '../../functions/receipts/paid.testing.ts'
import { deletionStore } from '../../functions/store/deletions.ts'
import { exportStore } from '../../functions/store/exports.ts'
import { personPartition } from '../../functions/store/keys.ts'
import { everyRow } from '../../functions/store/pages.ts'
import { paymentStore } from '../../functions/store/payments.ts'
import { reviewModeration } from '../../functions/store/review-moderation.ts'
import { reviewStore } from '../../functions/store/reviews.ts'
import { kindOf, rowKindNames, rowKinds } from '../../functions/store/row-kinds.ts'
import { signUpStore } from '../../functions/store/sign-ups.ts'
import { subscriptionStore } from '../../functions/store/subscriptions.ts'
import { trialMarkStore } from '../../functions/store/trial-marks.ts'
import { eventOf } from '../../local/gateway.testing.ts'
import { followStream } from '../../local/streams/follow.ts'
import { inMemory } from '../../local/streams/reader.ts'
import { api } from '../../shared/api/index.ts'
import { type Domain, type Operation, successStatus } from '../../shared/api/operation.ts'
import { brand } from '../../shared/brand.ts'
import { agreement } from '../../shared/client-metadata.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import { projectRoot } from '../bundling.ts'
import { rehearseAccount } from './rehearse-account.ts'
import { addAnsweredInterview } from './rehearse-interviews.ts'
import { publishJobs, rehearseJobs } from './rehearse-jobs.ts'
import { rehearsePayments } from './rehearse-payments.ts'
import { rehearseReminders } from './rehearse-reminders.ts'
import { rehearseSeldom, seldomUsed } from './rehearse-seldom.ts'
import {
  approvedReview,
  paidReference,
  requests,
  sentFile,
  sentFileId,
  type TestRequest,
} from './requests.ts'
import { covers, isOfLambda } from './rights.ts'
import { openStage } from './stage.ts'

// All rehearsals share this one file, because bundling and starting all functions takes the most time.

const stage = await openStage()
const { bundles, functions, invoke, consume, call, standIns } = stage
afterAll(stage.close)

/** Publishes a review, on which the requests vote. */
const publishReview = async () => {
  const words = { rating: 5, reviewText: 'It works.', reviewerName: 'Amina' }
  const then = new Date(decodeTime(approvedReview))
  await reviewStore(standIns.table).submit('amina', { id: approvedReview, ...words }, then)
  await reviewModeration(standIns.table).approve(approvedReview)
}

/** Gives a person a month of the highest plan. Its receipt was mailed before. */
const givePlan = async (sub: string) => {
  const now = new Date()
  const at = now.toISOString()
  const paid = { type: 'paid', id: paidReference, at, tier: 'elite', purchase: 'month' } as const
  const event = { ...paid, until: null, reusable: true, automatic: false }
  await subscriptionStore(standIns.table).change(sub, now, () => ({ events: [event] }))
  await makePayment(standIns.table, sub, paidReference)
  await paymentStore(standIns.table).takeOffAgenda(paidReference)
}

// The person who requests every operation of the contract, and a person without a plan for the operations that need
// one.
beforeAll(async () => {
  await stage.giveProfile('dayo')
  await stage.giveProfile('free')
  await publishReview()
  await givePlan('dayo')
  await publishJobs(stage)
  await addAnsweredInterview(standIns.table, 'dayo')
  await standIns.sendFile({ sub: 'dayo', id: sentFileId }, sentFile)
})

const job = { id: '01KAHV5W8Q0000000000000001', jobTitle: 'Nọ́ọ̀sì', companyName: 'Reddington' }

test('every file of functions/lambda is deployed, and starts on the Node of Lambda', () => {
  const files = readdirSync(join(projectRoot, 'functions/lambda')).map(file => file.replace(/\.ts$/, ''))
  expect([...functions.keys()].toSorted()).toEqual(files.toSorted())
  for (const { nodeVersion } of functions.values()) expect(nodeVersion).toMatch(/^v24\./)
})

test.each([...bundles])('%s logs no alarm that has no metric', (_, { loggedAlarms, watchedAlarms }) => {
  expect(loggedAlarms).toEqual(watchedAlarms)
})

// That folder has another name in each deployment. If its name were in the code, every deployment would change every
// function.
test.each([...bundles])('%s does not name the folder in which it was bundled', (_, { directory }) => {
  for (const file of readdirSync(directory).filter(it => it.includes('.mjs')))
    expect(readFileSync(join(directory, file), 'utf8')).not.toMatch(/functions-\w{6}\//)
})

// What Node loads before the handler is there: the table's client (207 kB), zod and the contract of the domain. The rest is
// loaded by those requests that need it.
test.each([...bundles])('%s loads at most 400 kB at its start', (_, { bytes }) => {
  expect(bytes).toBeLessThanOrEqual(400_000)
})

describe('jobs', () => rehearseJobs(stage))

/** Adds the provider's signature to an operation that only the provider may call. */
const signed = ({ access }: Operation, { body }: TestRequest) =>
  access === 'provider' && { headers: { 'x-paystack-signature': standIns.provider.sign(String(body)) } }

const requestsOf: Readonly<Record<string, Readonly<Record<string, TestRequest>>>> = requests

test.each(Object.entries<Domain>(api).filter(([name]) => name !== 'account'))(
  '%s: every operation of the contract succeeds',
  async (name, domain) => {
    const given = Object.entries(requestsOf[name] ?? {})
    expect(given.map(([verb]) => verb).toSorted()).toEqual(Object.keys(domain).toSorted())
    for (const [verb, request] of given) {
      const operation = domain[verb]
      if (!operation) throw new Error(`${name} has no operation ${verb}.`)
      const answer = await call(name, operation, { sub: 'dayo', ...signed(operation, request), ...request })
      expect({ verb, ...answer }).toMatchObject({ verb, status: successStatus(operation) })
      operation.response.parse(answer.body)
    }
  },
)

test('applications: an application is tracked once, and only its owner sees it', async () => {
  const { create, list } = api.applications
  const created = await call('applications', create, { sub: 'amina', body: job })
  expect(created).toMatchObject({ status: 201, body: { ...job, status: 'applied', version: 1 } })

  const again = await call('applications', create, {
    sub: 'amina',
    body: { ...job, id: '01KAHV5W8Q0000000000000002' },
  })
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'already_tracked' } } })
  expect(await call('applications', list, { sub: 'amina' })).toMatchObject({
    status: 200,
    body: { applications: [job], older: null },
  })
  expect(await call('applications', list, { sub: 'chidi' })).toMatchObject({ body: { applications: [] } })
})

test('applications: invalid input and a missing caller are refused', async () => {
  const { create, list } = api.applications
  expect(await call('applications', create, { sub: 'amina', body: { ...job, salary: 1 } })).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_input', fields: { salary: expect.any(String) } } },
  })
  expect(await call('applications', list, { sub: null })).toMatchObject({ status: 401 })
})

test('a person signs up, gets a mail, confirms, and has the profile of the wizard', async () => {
  const email = 'ngozi@example.com'
  const answers = {
    fullName: 'Ngozi Ọkafọ̀',
    phone: '',
    state: 'Enugu',
    location: 'Enugu',
    willingToRelocate: true,
    jobTypes: [],
    jobTitle: 'Nurse',
    industry: null,
    experienceLevel: null,
    salaryMin: null,
    salaryMax: null,
    skills: ['Triage'],
    techStack: [],
    certifications: [],
    languages: [],
    careerObjectives: '',
    jobSearchTimeline: null,
  }
  const signedUp = await standIns.askPool('SignUp', {
    Username: email,
    Password: 'a-long-password',
    ClientMetadata: { ...agreement, answers: JSON.stringify(answers) },
  })
  expect(signedUp.status).toBe(200)
  const { UserSub: sub } = z.object({ UserSub: z.string() }).parse(JSON.parse(signedUp.body))

  const link = new URL(standIns.mail.list(email)[0]?.links[0] ?? 'https://no.mail')
  expect(link.pathname).toBe('/auth')
  const confirmed = await standIns.askPool('ConfirmSignUp', {
    Username: email,
    ConfirmationCode: link.searchParams.get('code'),
  })
  expect(confirmed.status).toBe(200)
  expect(await call('profile', api.profile.get, { sub })).toMatchObject({
    status: 200,
    body: { profile: { ...answers, email } },
  })
  await signInByLink(email, link.searchParams.get('token') ?? '')
})

/** Signs in with the token of a confirmation mail's link, as the page of the link does. */
const signInByLink = async (email: string, token: string) => {
  const opened = await standIns.askPool('InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: email },
  })
  const { Session } = z.object({ Session: z.string() }).parse(JSON.parse(opened.body))
  const answered = await standIns.askPool('RespondToAuthChallenge', {
    ChallengeName: 'CUSTOM_CHALLENGE',
    ChallengeResponses: { USERNAME: email, ANSWER: token },
    Session,
  })
  expect(answered.status).toBe(200)
}

test('pre-sign-up: invalid answers stop the sign-up with plain words', async () => {
  const refused = await standIns.askPool('SignUp', {
    Username: 'bola@example.com',
    Password: 'a-long-password',
    ClientMetadata: { ...agreement, answers: '{"fullName":""}' },
  })
  expect(refused.status).toBe(400)
  expect(refused.body).toContain('PreSignUp failed with error')
})

test("changes: a record of the table's stream is published to its person, signed, and again after a failure", async () => {
  const client = new DynamoDBStreamsClient(standIns.database.clientConfig)
  standIns.breakLive(503)
  const following = await followStream({
    client,
    tableName: standIns.database.tableName,
    position: inMemory(),
    handle: async event => {
      const batch = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) })
      const result = batch.parse(await invoke('changes', event))
      if (result.batchItemFailures.length > 0) standIns.breakLive(200)
      return result
    },
    onError: vi.fn(),
  })
  await expect
    .poll(() => standIns.posted.filter(({ channel }) => channel === '/person/amina'))
    .toHaveLength(1)
  await following.stop()
  client.destroy()
  const [post] = standIns.posted.filter(({ channel }) => channel === '/person/amina')
  expect(post?.events.map(event => JSON.parse(event))).toMatchObject([
    { topic: 'applications', change: 'inserted', ...job },
  ])
  expect(post?.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=changes\/\d{8}\/eu-west-1\/appsync\/aws4_request/,
  )
})

test('forget-unconfirmed: a person who did not confirm within a week is removed, and the address can sign up again', async () => {
  const person = {
    Username: 'late@example.com',
    Password: 'a-long-password',
    ClientMetadata: agreement,
  }
  const { body } = await standIns.askPool('SignUp', person)
  const { UserSub } = z.object({ UserSub: z.string() }).parse(JSON.parse(body))
  expect(await invoke('forget-unconfirmed', { verb: 'forget-unconfirmed' })).toEqual({ forgotten: 0 })

  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
  await signUpStore(standIns.table).save(
    UserSub,
    { answers: null, trial: null, agreedAt: null },
    eightDaysAgo,
  )
  expect(await invoke('forget-unconfirmed', { verb: 'forget-unconfirmed' })).toEqual({ forgotten: 1 })
  expect(await standIns.askPool('SignUp', person)).toMatchObject({ status: 200 })
})

test('remove-orphaned-files: bytes without a row are removed', async () => {
  await standIns.leaveOrphan({ sub: 'gone', id: '01KAHV5W8Q0000000000000003' })
  const verb = 'remove-orphaned-files'
  expect(await invoke(verb, { verb })).toEqual({ removed: 1 })
  expect(await invoke(verb, { verb })).toEqual({ removed: 0 })
})

describe('payments', () => rehearsePayments(stage))
describe('seldom', () => rehearseSeldom(stage))

describe('account', () => rehearseAccount(stage))
describe('reminders', () => rehearseReminders(stage))

test('support: a ticket is mailed to our support team', () => {
  expect(standIns.mail.list(brand.supportEmail)).toMatchObject([
    { subject: '[low] Help', replyTo: 'dayo@example.com' },
  ])
})

test('the export knows every row that an operation writes for a person', async () => {
  const { rows, next, unknown } = await exportStore(standIns.table).page('dayo', undefined, new Date())
  expect(unknown).toEqual([])
  expect(next).toBeNull()
  expect(new Set(rows.map(({ section }) => section))).toEqual(
    new Set([
      'applications',
      'career record',
      'coach messages',
      'earlier resume texts',
      'files',
      'hidden jobs',
      'job alerts',
      'job reports',
      'notifications',
      'payments',
      'picture',
      'practice answers',
      'practice sessions',
      'preferences',
      'profile',
      'resume forms',
      'resume texts',
      'resumes',
      'reviews',
      'settings',
      'subscription',
      'tickets',
      'votes',
    ]),
  )
})

test('purge-account: the person of all these requests is deleted, with the rows in other partitions', async () => {
  const { table } = standIns
  const now = new Date()
  const trial = await trialMarkStore(table).taking('dayo', 'hash', now)
  if (trial) await table.transact([trial.used, trial.own])
  const kindsOf = async () => {
    const rows = await everyRow(table, { partition: personPartition('dayo') })
    return rows.map(({ sk }) => kindOf(String(sk)))
  }
  const linked = rowKindNames.filter(kind => rowKinds[kind].purge === 'linked')
  expect(await kindsOf()).toEqual(expect.arrayContaining(linked))

  await deletionStore(table).request('dayo', new Date(now.getTime() - 15 * dayMs))
  expect(await invoke('purge-deleted', { verb: 'purge-deleted' })).toEqual({ sent: 1 })
  expect(await consume('purge-account')).toBe(1)
  expect(await kindsOf()).toEqual([])
})

describe('the grants of each function and what it did in this rehearsal', () => {
  test.each([...bundles])('%s did only what its role allows', (name, { grants, variables }) => {
    const used = standIns.rightsUsedBy(name)
    expect(used.some(right => right.startsWith('dynamodb:'))).toBe(Object.hasOwn(variables, 'TABLE_NAME'))
    expect(used.filter(right => !grants.some(grant => covers(grant, right)))).toEqual([])
  })

  test.each([...bundles])(
    '%s used all that its role allows, but for what is seldom needed',
    (name, { grants }) => {
      const used = standIns.rightsUsedBy(name)
      const unused = grants.filter(grant => !isOfLambda(grant) && !used.some(right => covers(grant, right)))
      const actions = new Set(unused.map(grant => grant.replace(/ on .*$/, '')))
      expect([...actions].toSorted()).toEqual(Object.keys(seldomUsed[name] ?? {}).toSorted())
    },
  )
})

test('each log line of a function is a JSON object without passwords and keys', () => {
  const written = [...functions.values()].flatMap(fn => fn.log().split('\n').filter(Boolean))
  for (const secret of ['a-long-password', standIns.provider.secretKey, 'secret-access-token'])
    expect(written.join('\n')).not.toContain(secret)
  const line = z.looseObject({
    timestamp: z.iso.datetime(),
    level: z.enum(['info', 'warn', 'error']),
    message: z.string(),
  })
  const lines = written.map(text => line.parse(JSON.parse(text)))
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'warn', message: 'not published', detail: expect.any(String) }),
  )
  // The stack of an error names places in the sources and not in the bundle, also for errors of triggers.
  for (const place of ['services/live.ts:', 'identity/pre-sign-up.ts:'])
    expect(lines).toContainEqual(expect.objectContaining({ stack: expect.stringContaining(place) }))
  // The request id is the gateway's, which a person can report to us, and not Lambda's.
  const { requestId } = eventOf({ route: 'GET /profile' }).requestContext
  expect(lines).toContainEqual(
    expect.objectContaining({ message: 'answered', route: 'GET /profile', requestId }),
  )
})
