import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '../api/api.ts'
import { type ColorChoice, chooseColorMode } from '../browser/color-mode.ts'
import { settingsQuery } from './queries.ts'
import { unsentTheme } from './theme-choice.ts'
import { useWarn } from './use-warn.ts'

/**
 * Holds the colours of this browser and those of the account together. A choice made here goes to the account, and waits
 * for the next choice or the next opening where the line is down; else the account's choice is shown here.
 */
export const useThemeSync = (sub: string): void => {
  const client = useQueryClient()
  const { data, error } = useQuery(settingsQuery)
  const chosenHere = useSyncExternalStore(unsentTheme.subscribe, () => unsentTheme.of(sub))
  const chosenThere = data?.theme ?? null

  const { mutate: tell, error: untold } = useMutation({
    // One after the other: the last choice is the last to arrive.
    scope: { id: 'theme' },
    mutationFn: (theme: ColorChoice) => api.settings.update({ body: { theme } }),
    onSuccess: async (settings, theme) => {
      await client.cancelQueries({ queryKey: settingsQuery.queryKey })
      client.setQueryData(settingsQuery.queryKey, settings)
      unsentTheme.told(theme)
    },
  })

  useEffect(() => {
    if (chosenHere) tell(chosenHere)
  }, [chosenHere, tell])

  useEffect(() => {
    if (chosenThere && !chosenHere) chooseColorMode(chosenThere)
  }, [chosenThere, chosenHere])

  useWarn('The theme did not load', error)
  useWarn('The theme was not saved', untold)
}
