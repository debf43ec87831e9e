import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { searchOf } from '../../paths.ts'
import { preferencesQuery } from '../../person/preferences-query.ts'
import { Button } from '../../ui/button.tsx'
import type { AlertFields } from './fields.ts'
import { prefillOf, queryOf } from './prefill.ts'

/** Fills the form in from what the person looks for anyway. Nothing where they have not said it. */
export const FromPreferences = () => {
  const { data } = useQuery(preferencesQuery)
  const { getValues, reset, setFocus } = useFormContext<AlertFields>()
  const query = data ? queryOf(data) : null
  if (!query) return null
  const fillIn = () => {
    reset({ ...getValues(), ...prefillOf(searchOf(query)) })
    setFocus('title')
  }
  return (
    <Button variant="subtle" justifySelf="start" onClick={fillIn}>
      Fill in from my job preferences
    </Button>
  )
}
