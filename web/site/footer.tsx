import { chakra } from '@chakra-ui/react'
import { brand } from '../../shared/brand.ts'
import { Logo } from '../art/logo.tsx'
import { contact } from '../content/operator.ts'
import { paths } from '../paths.ts'

const pages = [
  { name: 'FAQ', address: paths.faq },
  { name: 'About', address: paths.about },
  { name: 'Privacy', address: paths.privacy },
  { name: 'Terms', address: paths.terms },
  { name: brand.supportEmail, address: contact.mail },
] as const

export const Footer = () => (
  <chakra.footer maxW="content" mx="auto" px="gutter" pt="6" pb="12">
    <chakra.div
      pt="6"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="10"
      rowGap="3"
      borderTop="1px solid {colors.border}"
    >
      <Logo to={paths.home} />
      <chakra.nav aria-label="More about Aiki" flex={{ base: '1 0 100%', md: '1' }}>
        <Links>
          {pages.map(({ name, address }) => (
            <li key={address}>
              <Place href={address}>{name}</Place>
            </li>
          ))}
        </Links>
      </chakra.nav>
      <Links aria-label="Aiki elsewhere">
        {contact.social.map(({ name, address }) => (
          <li key={name}>
            <Place href={address} target="_blank" rel="noopener noreferrer">
              {name}
            </Place>
          </li>
        ))}
      </Links>
    </chakra.div>
    <chakra.p mt="4" textStyle="small" color="fg.muted">
      {brand.tagline}
    </chakra.p>
  </chakra.footer>
)

const Links = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5' } })

const Place = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: { base: 'tap', md: '8' },
    minW: '6',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'fg.muted',
    textDecoration: 'none',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
})
