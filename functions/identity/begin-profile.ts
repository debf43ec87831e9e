import { ulid } from 'ulid'
import { brand } from '../../shared/brand.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { type Notice, notificationRow } from '../store/notifications.ts'
import type { ProfileStore } from '../store/profiles.ts'
import type { SignUpStore } from '../store/sign-ups.ts'
import { wishRow } from '../store/subscription-row.ts'

export type ProfileStores = {
  readonly signUps: Pick<SignUpStore, 'held' | 'remove'>
  readonly profiles: Pick<ProfileStore, 'begin'>
}
/** Someone whose address is confirmed, as the user pool knows them. */
export type Confirmed = {
  readonly username: string
  readonly sub: string
  readonly email: string
  readonly name: string
}

const welcome: Omit<Notice, 'id'> = {
  title: `Welcome to ${brand.name}`,
  message: `To begin, find a job, or add one that you have applied for. ${brand.name} keeps track of it from there.`,
  href: '/dashboard/applications',
}

/**
 * Turns the wizard's answers into the person's profile, and welcomes them. Done again it changes nothing: the first
 * profile stays, and there is one welcome. A trial that they came for is begun by the app, once they are in.
 */
export const beginProfile = async ({ signUps, profiles }: ProfileStores, person: Confirmed, now: Date) => {
  const { answers, trial } = await signUps.held(person.username, now)
  const notice = { ...welcome, id: ulid(now.getTime()) }
  await profiles.begin(
    person.sub,
    firstProfile({ ...person, answers }, now),
    notificationRow(person.sub, notice, now),
    ...(trial ? [wishRow(person.sub, trial, now)] : []),
  )
  await signUps.remove(person.username)
}
