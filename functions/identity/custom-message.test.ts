import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { describe, expect, test } from 'vitest'
import { onCustomMessage } from './custom-message.ts'

const write = (
  triggerSource: CustomMessageTriggerEvent['triggerSource'],
  attributes: Record<string, string> = {},
) =>
  onCustomMessage({ siteUrl: 'https://aiki.example' })({
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
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  })

const linkOf = (html: string | null) => /href="(https:[^"]+)"/.exec(html ?? '')?.[1]

describe.each([
  ['CustomMessage_SignUp', '/auth?mode=signin&email=ngozi%2B1%40example.com&code={####}'],
  ['CustomMessage_ResendCode', '/auth?mode=signin&email=ngozi%2B1%40example.com&code={####}'],
  ['CustomMessage_ForgotPassword', '/reset-password?email=ngozi%2B1%40example.com&code={####}'],
] as const)('%s', (source, path) => {
  test('has a link that works in any tab, and the code to type', async () => {
    const { emailMessage, emailSubject } = (await write(source)).response
    expect(linkOf(emailMessage)?.replaceAll('&amp;', '&')).toBe(`https://aiki.example${path}`)
    expect(emailMessage?.match(/\{####\}/g)).toHaveLength(2)
    expect(emailSubject).toContain('Aiki')
    expect(emailMessage).toContain(`Hello${source === 'CustomMessage_ForgotPassword' ? ' Ngozi' : ''},`)
    expect(emailMessage).toMatch(/If you did not/)
  })
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
