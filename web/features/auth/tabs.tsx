import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router-dom'
import { segmentedRecipe } from '../../theme/recipes/segmented.ts'
import { type AuthAddress, readAddress, withValues } from './address.ts'

const tabs: readonly { mode: AuthAddress['mode']; label: string }[] = [
  { mode: 'signin', label: 'Login' },
  { mode: 'signup', label: 'Sign Up' },
]

const TabLink = chakra(Link)

/** Login and Sign Up are two addresses, so their tabs are links: they can be opened, shared and gone back from. */
export const AuthTabs = () => {
  const [search] = useSearchParams()
  const styles = useSlotRecipe({ recipe: segmentedRecipe })()
  const { mode: here } = readAddress(search)
  return (
    <chakra.nav aria-label="Account" css={styles.root} width="100%" mb={{ base: '4', lg: '6' }}>
      {tabs.map(({ mode, label }) => (
        <TabLink
          key={mode}
          to={withValues(search, { mode, step: null })}
          css={styles.item}
          {...(mode === here && { 'aria-current': 'page', 'data-on': '' })}
        >
          {label}
        </TabLink>
      ))}
    </chakra.nav>
  )
}
