import { useState } from 'react'
import { lazyFile } from '../../browser/load-file.ts'
import { useFile } from '../../kit/use-file.ts'

/** What compares a text with the facts knows places, employers and skills by the thousand: it comes after the text. */
const file = lazyFile(async () => {
  const [check, told, remove] = await Promise.all([
    import('../../../shared/domain/truth/check-resume.ts'),
    import('../../../shared/domain/truth/told-facts.ts'),
    import('../../truth/remove-unit.ts'),
  ])
  return { ...check, ...told, ...remove }
})
export type Truth = Awaited<ReturnType<typeof file.load>>

/** Null until it has come; where it does not come, `retry` asks again. */
export const useTruth = (): { truth: Truth | null; retry: (() => void) | null } => {
  const [wanted, setWanted] = useState(true)
  const truth = useFile(file, wanted, () => setWanted(false)) ?? null
  return { truth, retry: wanted ? null : () => setWanted(true) }
}
