import { chakra } from '@chakra-ui/react'
import { CreditCard } from 'lucide-react'
import type { Card } from '../../../shared/api/subscription.ts'
import { Button } from '../../ui/button.tsx'
import { cardWords } from './words.ts'

/** The card that renews the plan: enough of it to know it again. */
export const SavedCard = ({ card, onRemove }: { card: Card; onRemove: () => void }) => (
  <chakra.div
    mt="4"
    pt="2.5"
    borderTop="1px solid {colors.border}"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap="3"
  >
    <chakra.span color="fg.muted" flexShrink="0">
      <CreditCard size={20} />
    </chakra.span>
    <chakra.p flex="1 1 12rem" minWidth="0">
      {cardWords(card)}
      <chakra.span color="fg.muted">, expires {card.expires}</chakra.span>
    </chakra.p>
    <Button variant="ghost" data-ask="remove-card" onClick={onRemove}>
      Remove card
    </Button>
  </chakra.div>
)
