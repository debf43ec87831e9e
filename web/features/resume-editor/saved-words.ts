import { ago } from '../../ui/ago.ts'

type Saving = { readonly busy: boolean; readonly touched: boolean; readonly savedAt: string }

/** 'Saved 2 minutes ago', or why not. */
export const savedWords = ({ busy, touched, savedAt }: Saving, now: Date): string => {
  if (busy) return 'Saving'
  return touched ? 'Not saved yet' : `Saved ${ago(savedAt, now)}`
}
