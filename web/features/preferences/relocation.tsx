import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { profileQuery } from '../../person/queries.ts'
import { TextLink } from '../../ui/links.tsx'

/** What the profile says of a move, which also decides how far a job fits. */
export const Relocation = () => {
  const { data: profile } = useQuery(profileQuery)
  if (!profile) return null
  return (
    <chakra.p mt="3" textStyle="small" color="fg.muted">
      You are {profile.willingToRelocate ? '' : 'not '}willing to relocate.{' '}
      <TextLink variant="text" to={`${paths.profile}?edit=willingToRelocate`}>
        Change it in your profile
      </TextLink>
      .
    </chakra.p>
  )
}
