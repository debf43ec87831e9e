import { BellPlus } from 'lucide-react'
import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { alertQueryOf } from './alert-query.ts'
import { asSearched } from './results-words.ts'
import type { SearchState } from './search-state.ts'

type Props = { asked: SearchState; corrected: SearchAnswer['corrected']; label: string }

/** From a search to the alert that goes on with it. Nothing where all jobs were asked for. */
export const AlertLink = ({ asked, corrected, label }: Props) => {
  const query = alertQueryOf(asSearched(asked, corrected))
  return query ? (
    <TextLink to={paths.newAlert(query)} display="inline-flex" alignItems="center" gap="1.5" minH="tap">
      <BellPlus size={17} strokeWidth={1.75} aria-hidden />
      {label}
    </TextLink>
  ) : null
}
