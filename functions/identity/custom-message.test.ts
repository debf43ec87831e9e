import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { describe, expect, test } from 'vitest'
import { passwordForgotten } from '../../shared/client-metadata.ts'
import { logTo } from '../runtime/log.ts'
import type { SuppressionStore } from '../store/suppressions.ts'
import { onCustomMessage } from './custom-message.ts'

const stored: [token: string, link: object][] = []
const unknown = { get: async () => null, put: async () => true }
const suppressionList = { remove: async () => undefined }
const links = { add: async (token: string, link: object) => void stored.push([token, link]) }

const write = (
  triggerSource: CustomMessageTriggerEvent['triggerSource'],
  attributes: Record<string, string> = {},
  clientMetadata: Record<string, string> = {},
  { given = links, suppressions = unknown }: { given?: typeof links; suppressions?: SuppressionStore } = {},
) =>
  onCustomMessage({ siteUrl: 'https://aiki.example', links: given, suppressions, suppressionList })({
    version: '1',
    region: 'af-south-1',
    userPoolId: 'af-south-1_pool',
    userName: 'ngozi',
    callerContext: { awsSdkVersion: '3', clientId: 'client' },
    triggerSource,
    request: {
      userAttributes: { email: 'ngozi+1@example.com', name: 'Ngozi', ...attributes },
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
      clientMetadata,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  })

const linkOf = (html: string | null) => /href="(https:[^"]+)"/.exec(html ?? '')?.[1]?.replaceAll('&amp;', '&')

const query = 'email=ngozi%2B1%40example.com&code={####}'

describe.each([
  ['CustomMessage_SignUp', {}, `/auth?mode=signin&${query}&token=`],
  ['CustomMessage_ResendCode', {}, `/auth?mode=signin&${query}&token=`],
  ['CustomMessage_ResendCode', passwordForgotten, `/reset-password?${query}&token=`],
  ['CustomMessage_ForgotPassword', {}, `/reset-password?${query}`],
] as const)('%s %j', (source, metadata, path) => {
  test('has a link that works on any device, and the code to type', async () => {
    const { emailMessage, emailSubject } = (await write(source, {}, metadata)).response
    const [token, link] = path.endsWith('token=') ? (stored.pop() ?? []) : []
    expect(linkOf(emailMessage)).toBe(`https://aiki.example${path}${token ?? ''}`)
    if (token !== undefined) {
      expect(token).toMatch(/^[\w-]{43}$/)
      const purpose = path.startsWith('/auth') ? 'sign-in' : 'password'
      expect(link).toEqual({ sub: 'ngozi', email: 'ngozi+1@example.com', purpose })
    }
    expect(stored).toEqual([])
    expect(emailMessage?.match(/\{####\}/g)).toHaveLength(2)
    expect(emailSubject).toContain('Aiki')
    expect(emailMessage).toContain(`Hello${source === 'CustomMessage_ForgotPassword' ? ' Ngozi' : ''},`)
    expect(emailMessage).toMatch(/If you did not/)
  })
})

test('if the token cannot be stored, the mail still confirms the address', async () => {
  const lines: string[] = []
  logTo(line => void lines.push(line))
  const away = {
    add: async () => {
      throw new Error('The table is away.')
    },
  }
  const { emailMessage } = (await write('CustomMessage_SignUp', {}, {}, { given: away })).response
  expect(linkOf(emailMessage)).toBe(`https://aiki.example/auth?mode=signin&${query}`)
  expect(lines).toMatchObject([expect.stringContaining('link without a token')])
})

test('if it is not known whether the mailbox takes mails, the code is sent', async () => {
  const lines: string[] = []
  logTo(line => void lines.push(line))
  const suppressions = { ...unknown, get: async () => Promise.reject(new Error('The table is away.')) }
  const { response } = await write('CustomMessage_ForgotPassword', {}, {}, { suppressions })
  expect(response.emailMessage).toContain('{####}')
  expect(lines).toMatchObject([expect.stringContaining('mailbox not tried again')])
})

test('a name in the mail cannot add markup', async () => {
  const { emailMessage } = (
    await write('CustomMessage_ForgotPassword', { name: '<img src=x onerror="a()">&' })
  ).response
  expect(emailMessage).toContain('Hello &lt;img src=x onerror=&quot;a()&quot;&gt;&amp;,')
  expect(emailMessage).not.toContain('<img')
})

test.each(['', '  ', 'win at evil.example', 'see evil/page', 'ada@example', 'call 0803', 'ada '.repeat(11)])(
  'the greeting leaves out the name "%s"',
  async name => {
    const { emailMessage } = (await write('CustomMessage_ForgotPassword', { name })).response
    expect(emailMessage).toContain('Hello,')
  },
)

test("the longest mail is within Cognito's limit", async () => {
  const long = { name: '<'.repeat(40), email: `${'&'.repeat(60)}@example.com` }
  const { emailMessage } = (await write('CustomMessage_ForgotPassword', long)).response
  expect(emailMessage?.length).toBeLessThan(20_000)
})

test("other messages keep Cognito's words", async () => {
  const { response } = await write('CustomMessage_AdminCreateUser')
  expect(response.emailMessage).toBeNull()
})
