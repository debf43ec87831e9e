import { chakra } from '@chakra-ui/react'
import { ChevronDown, Lock } from 'lucide-react'
import { allows } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

type Props = { tier: Tier | null; open: boolean; on: number; onToggle: () => void }

/** Opens the filters, or for who does not have them what they would bring. */
export const FiltersButton = ({ tier, open, on, onToggle }: Props) => {
  const isLocked = tier !== null && !allows(tier, 'advanced-job-filters')
  return (
    <Button
      variant="ghost"
      size="sm"
      px="2"
      mx="-2"
      color="brand.fg"
      aria-expanded={open}
      aria-controls="search-filters"
      onClick={onToggle}
    >
      {isLocked && <Lock size={16} aria-label="Locked:" />}
      More filters
      {on > 0 && !isLocked && <Badge tone="brand">{on} on</Badge>}
      <chakra.span display="inline-flex" {...(open && { transform: 'rotate(180deg)' })}>
        <ChevronDown size={16} />
      </chakra.span>
    </Button>
  )
}
