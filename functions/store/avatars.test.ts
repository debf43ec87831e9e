import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { pictures } from '../../shared/domain/picture.testing.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { avatarStore } from './avatars.ts'
import { profileStore } from './profiles.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const profiles = profileStore(table)
const avatars = avatarStore(table)
const now = new Date('2026-11-20T10:00:00.000Z')
const later = new Date('2026-11-21T10:00:00.000Z')

let sub: string
beforeEach(async () => {
  sub = crypto.randomUUID()
  await profiles.begin(sub, firstProfile({ email: 'ngozi@example.com', name: 'Ngozi', answers: null }, now))
})

test('the profile has the name of the picture, and its version stays, so that an open form is not stale', async () => {
  const { result: avatar, costs } = await costOf(() => avatars.put(sub, pictures.png, later))
  expect(costs).toMatchObject([{ operation: 'transact', roundTrips: 1 }])
  expect(await avatars.get(sub)).toBe(pictures.png)
  expect(await profiles.get(sub)).toMatchObject({ avatar, version: 1, updatedAt: later.toISOString() })
  expect(await profiles.update(sub, { patch: { bio: 'Nurse.' }, version: 1, now })).toMatchObject({ avatar })
})

test('the same picture has the same name, and another picture another name', async () => {
  const first = await avatars.put(sub, pictures.png, now)
  expect(await avatars.put(sub, pictures.png, now)).toBe(first)
  expect(await avatars.put(sub, pictures.webp, now)).not.toBe(first)
  expect(await avatars.get(sub)).toBe(pictures.webp)
})

test('of several simultaneous pictures the profile has the name of the stored one', async () => {
  const [png, jpeg, webp] = await Promise.all(
    [pictures.png, pictures.jpeg, pictures.webp].map(picture => avatars.put(sub, picture, now)),
  )
  const named = (await profiles.get(sub))?.avatar
  const stored = await avatars.get(sub)
  expect([
    [png, pictures.png],
    [jpeg, pictures.jpeg],
    [webp, pictures.webp],
  ]).toContainEqual([named, stored])
})

test('a deleted picture is gone, and can be deleted again', async () => {
  await avatars.put(sub, pictures.jpeg, now)
  expect(await avatars.remove(sub, later)).toBeNull()
  expect(await avatars.remove(sub, later)).toBeNull()
  expect(await avatars.get(sub)).toBeNull()
  expect(await profiles.get(sub)).toMatchObject({ avatar: null })
})

test('an invalid picture is refused with the words of the picker, and the old one stays', async () => {
  await avatars.put(sub, pictures.png, now)
  const html = `data:image/png;base64,${btoa('<script>alert(1)</script>')}`
  await expect(avatars.put(sub, html, later)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { picture: 'Please select an image file.' },
  })
  expect(await avatars.get(sub)).toBe(pictures.png)
})

test('more than thirty pictures a day are refused; the last stays, and can be deleted', async () => {
  for (let n = 0; n < 30; n += 1) await avatars.put(sub, pictures.png, now)
  await expect(avatars.put(sub, pictures.webp, now)).rejects.toMatchObject({ code: 'daily_limit' })
  expect(await avatars.get(sub)).toBe(pictures.png)
  await avatars.remove(sub, now)
  expect(await avatars.put(sub, pictures.webp, later)).toEqual(expect.any(String))
})

test('a person without a profile can have no picture', async () => {
  await expect(avatars.put('nobody', pictures.png, now)).rejects.toMatchObject({ code: 'not_found' })
  await expect(avatars.remove('nobody', now)).rejects.toMatchObject({ code: 'not_found' })
  expect((await table.query({ partition: 'USER#nobody' })).rows).toEqual([])
})
