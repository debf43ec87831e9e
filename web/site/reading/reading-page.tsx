import { chakra, Heading } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { warpGround } from '../../art/cloth.tsx'
import { Logo } from '../../art/logo.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { NotFound } from '../../ui/not-found.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Footer } from '../footer.tsx'
import { ThemeButtons } from '../theme-buttons.tsx'

type Props = {
  /** A word or two above the title. */
  badge?: string
  title: string
  text?: ReactNode
  children: ReactNode
}

/** A public page that is read: a bar that stays in view, a head on bare warp, the words, the footer. */
export const ReadingPage = ({ badge, title, text, children }: Props) => (
  <>
    <SkipLink />
    <chakra.header
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg"
      borderBottom="1px solid {colors.border}"
      css={{ '@media (max-height: 480px)': { position: 'static' } }}
    >
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        maxW="content"
        mx="auto"
        px="gutter"
        minH="16"
      >
        <Logo to={paths.home} />
        <chakra.div display="flex" alignItems="center" gap="1.5">
          <ThemeButtons />
          <Button asChild variant="outline" size="sm">
            <a href={paths.home}>
              <ArrowLeft />
              Back to Home
            </a>
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.header>
    <chakra.main id="main" tabIndex={-1} outline="0">
      <chakra.div css={warpGround} color="fg.cloth">
        <chakra.div maxW="content" mx="auto" px="gutter" py={{ base: '10', lg: '20' }}>
          <chakra.div
            bg="bg.cloth"
            display="inline-block"
            maxW="full"
            px={{ base: '4', lg: '7' }}
            py="5"
            ms={{ lg: '-7' }}
          >
            {badge && (
              <chakra.p mb="3" textStyle="small" fontWeight="semibold" color="accent.solid">
                {badge}
              </chakra.p>
            )}
            <Heading as="h1" textStyle="section" maxW="16em">
              {title}
            </Heading>
            {text && (
              <chakra.p mt="3" maxW="34em" fontSize="lg" color="fg.clothMuted">
                {text}
              </chakra.p>
            )}
          </chakra.div>
        </chakra.div>
      </chakra.div>
      {children}
    </chakra.main>
    <Footer />
  </>
)

/** Served with status 404 at every address that has no page. */
export const NotFoundPage = () => (
  <chakra.div data-not-found>
    <NotFound />
  </chakra.div>
)
