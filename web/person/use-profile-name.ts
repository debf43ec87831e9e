import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Person } from '../session/person.ts'
import { session } from '../session/store.ts'
import { profileQuery } from './queries.ts'
import { useWarn } from './use-warn.ts'

/** Who signed in is known by the name of the sign-up before anything is loaded. The profile's is newer. */
export const useProfileName = (person: Person): void => {
  const { data: profile, error } = useQuery(profileQuery)
  const name = profile?.fullName || person.name
  useEffect(() => {
    if (name !== person.name) session.set({ ...person, name })
  }, [name, person])
  useWarn('The profile did not load', error)
}
