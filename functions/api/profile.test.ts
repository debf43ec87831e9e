import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { avatarLimit } from '../../shared/api/profile.ts'
import { pictures } from '../../shared/domain/picture.testing.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { avatarStore } from '../store/avatars.ts'
import { profileStore } from '../store/profiles.ts'
import { serveProfile } from './profile.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const profiles = profileStore(table)
const gateway = serveProfile({ profiles, avatars: avatarStore(table) })

const first = firstProfile({ email: 'ngozi@example.com', name: 'Ngozi', answers: null }, new Date())
const person = () => {
  const sub = crypto.randomUUID()
  return {
    begin: () => profiles.begin(sub, first),
    get: async () => (await call(gateway, { route: 'GET /profile', sub })).body.profile,
    update: (body: object) => call(gateway, { route: 'PATCH /profile', sub, body }),
    avatar: async () => (await call(gateway, { route: 'GET /profile/avatar', sub })).body.picture,
    setAvatar: (body: object) => call(gateway, { route: 'PUT /profile/avatar', sub, body }),
  }
}
const ngozi = person()
const ada = person()
beforeEach(async () => {
  await ngozi.begin()
})

test('a person gets their own profile and picture; null before they exist', async () => {
  await ngozi.setAvatar({ picture: pictures.png })
  expect(await ngozi.get()).toMatchObject({ fullName: 'Ngozi', avatar: expect.any(String) })
  expect(await ngozi.avatar()).toBe(pictures.png)
  expect(await ada.get()).toBeNull()
  expect(await ada.avatar()).toBeNull()
  expect(await ada.update({ version: 1, bio: 'Not mine.' })).toMatchObject({ status: 404 })
  expect(await ada.setAvatar({ picture: pictures.webp })).toMatchObject({ status: 404 })
  expect(await ngozi.avatar()).toBe(pictures.png)
})

describe('an edit', () => {
  const other = person()
  beforeEach(async () => {
    await other.begin()
  })
  const current = async () => (await other.get()).version

  test('saves the text as typed, even if it looks like markup or a query', async () => {
    const naughty = [
      '<script>alert(1)</script>',
      '"; DROP TABLE profiles; --',
      '{{7*7}} %s %00',
      'Ọláyínká Ṣẹ̀gun \u202e gnirts \u202c 👩🏾‍⚕️',
      '__proto__',
    ]
    const patch = { fullName: naughty[0], bio: naughty.join('\n'), skills: naughty, location: naughty[1] }
    const { status, body } = await other.update({ ...patch, version: await current() })
    expect({ status, body }).toMatchObject({ status: 200, body: patch })
    expect(await other.get()).toEqual(body)
  })

  test.each([
    ['another person', { userId: 'somebody' }, 'userId'],
    ['another picture', { avatar: '0123456789abcdef' }, 'avatar'],
    ['another address', { email: 'boss@example.com' }, 'email'],
    ['a finished sign-up', { onboardingCompleted: true }, 'onboardingCompleted'],
    ['a time of its own', { updatedAt: '2020-01-01T00:00:00.000Z' }, 'updatedAt'],
    ['no name', { fullName: '  ' }, 'fullName'],
    ['a text that is too long', { bio: 'ọ'.repeat(2001) }, 'bio'],
    ['a name that is too long', { fullName: 'a'.repeat(121) }, 'fullName'],
    ['too many skills', { skills: Array.from({ length: 51 }, (_, n) => `Skill ${n}`) }, 'skills'],
    ['a state of another country', { state: 'Texas' }, 'state'],
    ['a link that is a script', { linkedinUrl: 'javascript:alert(1)' }, 'linkedinUrl'],
    ['years below nothing', { yearsOfExperience: -1 }, 'yearsOfExperience'],
    ['half a year', { yearsOfExperience: 0.5 }, 'yearsOfExperience'],
  ])('with %s is refused at its field, and nothing is saved', async (_, patch, field) => {
    const before = await other.get()
    const { status, body } = await other.update({
      jobTitle: 'Changed too',
      ...patch,
      version: before.version,
    })
    expect(status).toBe(400)
    expect(Object.keys(body.error.fields)).toEqual([field])
    expect(await other.get()).toEqual(before)
  })

  test('from an old version, or without one, is refused', async () => {
    const version = await current()
    await other.update({ bio: 'From the phone.', version })
    const stale = { status: 409, body: { error: { code: 'stale_version' } } }
    expect(await other.update({ bio: 'From the laptop.', version })).toMatchObject(stale)
    expect(await other.update({ bio: 'From the laptop.' })).toMatchObject({ status: 400 })
    expect(await other.get()).toMatchObject({ bio: 'From the phone.' })
  })
})

describe('a picture', () => {
  test('is named in the answer and in the profile, and null removes it', async () => {
    const { status, body } = await ngozi.setAvatar({ picture: pictures.jpeg })
    expect({ status, ...body }).toEqual({ status: 200, avatar: (await ngozi.get()).avatar })
    expect((await ngozi.setAvatar({ picture: null })).body).toEqual({ avatar: null })
    expect(await ngozi.get()).toMatchObject({ avatar: null })
    expect(await ngozi.avatar()).toBeNull()
  })

  test.each([
    ['a page', `data:text/html;base64,${btoa('<script>alert(1)</script>')}`, 'Please select an image file.'],
    ['a drawing', `data:image/svg+xml;base64,${btoa('<svg/>')}`, 'Please select an image file.'],
    [
      'text in the name of a picture',
      `data:image/png;base64,${btoa('text')}`,
      'Please select an image file.',
    ],
    ['one that is cut off', pictures.png.slice(0, 100), 'Please select an image file.'],
    ['an address', 'https://pictures.example/me.png', 'Please select an image file.'],
    ['nothing', '', 'Please select an image file.'],
    [
      'one that is too large',
      `${pictures.png}${'A'.repeat(avatarLimit)}`,
      'Please select an image smaller than 5MB.',
    ],
  ])('%s is refused with the words of the picker, and the old picture stays', async (_, picture, words) => {
    await ngozi.setAvatar({ picture: pictures.png })
    const { status, body } = await ngozi.setAvatar({ picture })
    expect(status).toBe(400)
    expect(body.error.fields.picture).toBe(words)
    expect(await ngozi.avatar()).toBe(pictures.png)
  })

  test('of 6 MB is refused before it is read', async () => {
    const picture = `data:image/png;base64,${'A'.repeat(6 * 1024 * 1024)}`
    expect(await ngozi.setAvatar({ picture })).toMatchObject({ status: 413 })
  })
})
