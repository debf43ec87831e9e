import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { picturesADay } from '../../shared/domain/limits.ts'
import { pictureBytes } from '../../shared/domain/picture.ts'
import { personKey } from './keys.ts'
import { profileKey } from './profile-row.ts'
import type { Table, Write } from './table.ts'
import { oneUse } from './usage.ts'

const keyOf = (sub: string) => personKey(sub, 'AVATAR')
const storedAvatar = z.object({ picture: z.string() })

/** The name of a picture. The same bytes have the same name, so that a browser loads no picture twice. */
const nameOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Writes the name of the picture to the profile. The version stays, so that an open form does not become stale. */
const named = (sub: string, avatar: string | null, now: Date): Write => ({
  update: profileKey(sub),
  changes: { set: { avatar, updatedAt: now.toISOString() } },
  condition: { is: {} },
})

/** Each person's picture. It has its own row, because the profile is read often and is a hundredth of its size. */
export const avatarStore = (table: Table) => ({
  /** A data URL; null when there is none. */
  get: async (sub: string): Promise<string | null> => {
    const row = await table.get(keyOf(sub))
    return row ? storedAvatar.parse(row).picture : null
  },
  /** Stores a data URL and returns its name. Throws invalid_input, daily_limit, or not_found without a profile. */
  put: async (sub: string, picture: string, now: Date): Promise<string> => {
    const bytes = pictureBytes(picture)
    if (!bytes) throw new ApiError('invalid_input', { fields: { picture: 'Please select an image file.' } })
    const avatar = nameOf(bytes)
    const failed = await table.transact([
      named(sub, avatar, now),
      { put: { ...keyOf(sub), picture, avatar } },
      // A day has a limit, because this is the most expensive write that a person can cause: hundreds of write units.
      oneUse(sub, 'picture', dayInLagos(now), picturesADay),
    ])
    if (failed.some(({ index }) => index === 0)) throw new ApiError('not_found')
    if (failed.length > 0) throw new ApiError('daily_limit')
    return avatar
  },
  /** Throws not_found if there is no profile. */
  remove: async (sub: string, now: Date): Promise<null> => {
    const failed = await table.transact([named(sub, null, now), { remove: keyOf(sub) }])
    if (failed.length > 0) throw new ApiError('not_found')
    return null
  },
})
export type AvatarStore = ReturnType<typeof avatarStore>
