import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router-dom'
import { segmentedRecipe } from '../../theme/recipes/segmented.ts'
import { type AuthAddress, readAddress, withValues } from './address.ts'

const tabs: readonly { mode: AuthAddress['mode']; label: string }[] = [
  { mode: 'signin', label: 'Login' },
  { mode: 'signup', label: 'Sign Up' },
]

const TabLink = chakra(Link)

/** Links, because Login and Sign Up have an address each. */
export const AuthTabs = () => {
  const [search] = useSearchParams()
  const styles = useSlotRecipe({ recipe: segmentedRecipe })()
  const { mode: current } = readAddress(search)
  return (
    <chakra.nav aria-label="Account" css={styles.root} width="100%" mb={{ base: '4', lg: '6' }}>
      {tabs.map(({ mode, label }) => (
        <TabLink
          key={mode}
          to={withValues(search, { mode, step: null })}
          css={styles.item}
          aria-current={mode === current ? 'page' : undefined}
          data-on={mode === current ? '' : undefined}
        >
          {label}
        </TabLink>
      ))}
    </chakra.nav>
  )
}
