import { ulid } from 'ulid'
import { brand } from '../../shared/brand.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { type Notice, notificationRow } from '../store/notifications.ts'
import type { ProfileStore } from '../store/profiles.ts'
import type { SignUpStore } from '../store/sign-ups.ts'
import { trialRequestRow } from '../store/subscription-row.ts'

export type ProfileStores = {
  readonly signUps: Pick<SignUpStore, 'get' | 'remove'>
  readonly profiles: Pick<ProfileStore, 'begin'>
}
/** A person whose address is confirmed, as the user pool knows them. */
type Confirmed = {
  readonly username: string
  readonly sub: string
  readonly email: string
  readonly name: string
}

const welcome: Omit<Notice, 'id'> = {
  title: `Welcome to ${brand.name}`,
  message: `To begin, find a job, or add a job that you have applied for. ${brand.name} then keeps track of it.`,
  href: '/dashboard/applications',
}

/**
 * Makes the person's profile from the answers of the wizard, and adds the welcome notification. A repeated call changes
 * nothing. If the person asked for a trial, the app begins it after the sign-in.
 */
export const beginProfile = async ({ signUps, profiles }: ProfileStores, person: Confirmed, now: Date) => {
  const { answers, trial, agreedAt } = await signUps.get(person.username, now)
  const notice = { ...welcome, id: ulid(now.getTime()) }
  await profiles.begin(
    person.sub,
    { ...firstProfile({ ...person, answers }, now), ...(agreedAt && { agreedAt }) },
    notificationRow(person.sub, notice, now),
    ...(trial ? [trialRequestRow(person.sub, trial, now)] : []),
  )
  await signUps.remove(person.username)
}
