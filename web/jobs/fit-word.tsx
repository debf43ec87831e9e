import type { FitWord } from '../../shared/lists.ts'
import { Badge } from '../ui/badge.tsx'

/** The words are the same on every screen. */
export const fitLooks = {
  strong: { label: 'Strong', tone: 'success' },
  fair: { label: 'Fair', tone: 'brand' },
  stretch: { label: 'Stretch', tone: 'neutral' },
  closed: { label: 'Not open to you', tone: 'warning' },
} as const satisfies Record<FitWord, object>

/** How well a job fits the person, in one word. */
export const FitBadge = ({ word }: { word: FitWord }) => {
  const { label, tone } = fitLooks[word]
  return <Badge tone={tone}>{label}</Badge>
}
