import { firstProfile } from '../../shared/domain/profile.ts'
import type { ProfileStore } from '../store/profiles.ts'
import type { SignUpStore } from '../store/sign-ups.ts'

export type ProfileStores = {
  readonly signUps: Pick<SignUpStore, 'answers' | 'remove'>
  readonly profiles: Pick<ProfileStore, 'begin'>
}
/** Someone whose address is confirmed, as the user pool knows them. */
export type Confirmed = {
  readonly username: string
  readonly sub: string
  readonly email: string
  readonly name: string
}

/** Turns the wizard's answers into the person's profile. Done again it changes nothing: the first profile stays. */
export const beginProfile = async ({ signUps, profiles }: ProfileStores, person: Confirmed, now: Date) => {
  const answers = await signUps.answers(person.username, now)
  await profiles.begin(person.sub, firstProfile({ ...person, answers }, now))
  await signUps.remove(person.username)
}
