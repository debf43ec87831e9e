import { chakra } from '@chakra-ui/react'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { navGroups } from './nav.ts'
import { NavPlace } from './nav-place.tsx'

const GroupLabel = chakra('div', {
  base: { mt: '2', mb: '0.5', mx: '2.5', fontSize: 'xs', fontWeight: 'semibold', color: 'fg.subtle' },
})

/** The groups of the navigation. On the rail only icons are seen; names are still read out and shown on hover. */
export const NavList = ({ rail = false, onNavigate }: { rail?: boolean; onNavigate?: () => void }) => {
  const plan = useSubscriptionStatus()
  return (
    <chakra.nav aria-label="Main">
      {navGroups.map(group => (
        <chakra.div key={group.label} role="group" aria-label={group.label}>
          {rail ? (
            <chakra.hr my="2" mx="auto" width="6" borderColor="border" _first={{ display: 'none' }} />
          ) : (
            <GroupLabel aria-hidden>{group.label}</GroupLabel>
          )}
          {group.items.map(item => (
            <NavPlace
              key={item.to}
              item={item}
              tier={plan?.tier ?? null}
              rail={rail}
              onNavigate={onNavigate}
            />
          ))}
        </chakra.div>
      ))}
    </chakra.nav>
  )
}
